import { expect, test } from 'vitest'
import { refusalOf } from '#contract/errors.ts'
import { statusCalls } from './status.schema.ts'
import { DEFAULT_SERVER_STATUS, toOffline } from './status.ts'

const read = (id: unknown) => statusCalls.getStatus.input.safeParse({ params: { id } })

test('accepts every id that a server or a mode can have', () => {
  for (const id of ['network', 'skyblock', 'tycoon', 'skyblock-2', 'one_block']) {
    expect(read(id).data?.params.id).toBe(id)
  }
})

test('answers what can be no id with not found', () => {
  for (const id of ['Network', '', '__proto__', 'toString', '../etc', 'x'.repeat(33)]) {
    expect(refusalOf(read(id).error?.issues ?? []).code, id).toBe('not_found')
  }
})

test('a failed ping sets offline and leaves the other figures', () => {
  const seen = { online: true, players: { online: 42, max: 250 }, version: '1.21.4' }
  expect(toOffline(seen)).toEqual({ ...seen, online: false })
  expect(seen.online).toBe(true)
})

test('a status contains only the documented fields', () => {
  const { reply } = statusCalls.getStatus
  const parsed = reply.parse({
    ...DEFAULT_SERVER_STATUS,
    address: '10.0.0.1',
    players: { online: 1, max: 2, sample: [] },
  })
  expect(parsed).toEqual({ online: false, players: { online: 1, max: 2 }, version: '' })
  expect(reply.safeParse({ ...DEFAULT_SERVER_STATUS, players: { online: -1, max: 2 } }).success).toBe(false)
})
