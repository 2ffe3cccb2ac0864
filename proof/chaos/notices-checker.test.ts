import { expect, test } from 'vitest'
import { checkNotices } from './notices-checker.ts'

test('finds what was lost, repeated with another id, and invented', () => {
  const arrived = [
    { reference: 'A', id: 'msg_1' },
    { reference: 'A', id: 'msg_1' },
    { reference: 'B', id: 'msg_2' },
    { reference: 'B', id: 'msg_3' },
    { reference: 'X', id: 'msg_4' },
  ]
  expect(checkNotices(['A', 'B', 'C'], arrived)).toEqual({
    lost: ['C'],
    severalIds: ['B'],
    invented: ['X'],
  })
})
