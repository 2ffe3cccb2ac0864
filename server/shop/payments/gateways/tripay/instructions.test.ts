import { expect, test } from 'vitest'
import { cleanInstructions } from './tripay.schema.ts'

test('titles are text, steps are cleaned HTML', () => {
  const raw = [
    {
      title: ' ATM <b>BRI</b>\n',
      steps: ['Isi <b>0000</b>', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>'],
      icon: 'x',
    },
  ]

  expect(cleanInstructions(raw)).toEqual([
    {
      title: 'ATM <b>BRI</b>',
      steps: [
        'Isi <b>0000</b>',
        '&lt;img src=x onerror=alert(1)&gt;',
        '&lt;script&gt;alert(1)&lt;/script&gt;',
      ],
    },
  ])
})

test.each([undefined, null, 7, 'x', {}, [null], [7], ['x'], [[]], [{ title: 'x' }], [{ steps: 'x' }]])(
  'an invalid list has no instructions: %j',
  (raw) => {
    expect(cleanInstructions(raw)).toEqual([])
  },
)

test('drops empty or invalid steps, and instructions without steps', () => {
  const raw = [
    { title: 7, steps: ['a', 7, null, '', ' ', '<b> </b>', '<br>&nbsp;', ['b'], { c: 1 }] },
    { title: 'empty', steps: ['', null] },
  ]

  expect(cleanInstructions(raw)).toEqual([{ title: '', steps: ['a'] }])
})

test('limits the number and length of instructions', () => {
  const many = Array.from({ length: 500 }, () => ({
    title: 't'.repeat(5_000),
    steps: Array.from({ length: 500 }, () => 's'.repeat(5_000)),
  }))
  const clean = cleanInstructions(many)

  expect(clean).toHaveLength(10)
  expect(clean[0]?.title).toHaveLength(100)
  expect(clean[0]?.steps).toHaveLength(30)
  expect(clean[0]?.steps[0]).toHaveLength(600)
})
