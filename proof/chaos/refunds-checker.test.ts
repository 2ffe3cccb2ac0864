import { expect, test } from 'vitest'
import { checkRefunds, giveTo, type Handled, type OrderLeft, takeFrom } from './refunds-checker.ts'

const HANDLED: Handled = { reference: 'R', names: ['Stev', 'Steve'], refunds: [] }
const LEFT: OrderLeft = { reference: 'R', status: 'PAID', username: 'Steve', actions: [] }
const REFUNDED: OrderLeft = { ...LEFT, status: 'REFUND' }
const held = (purpose: string) => [{ purpose, needs_person: 1 }]

function wrong(handled: Handled, order: OrderLeft, commands: string[]): string[] {
  const executed = commands.map((command) => ({ command }))
  const verdict = checkRefunds({ handled: [handled], orders: [order], executed })
  return Object.entries(verdict).flatMap(([name, found]) =>
    Array.isArray(found) && found.length > 0 ? [name] : [],
  )
}

test.each([
  ['delivered to the corrected name', LEFT, [giveTo('Steve')]],
  ['waits for a person', { ...LEFT, actions: held('delivery') }, []],
  ['refunded before it was delivered', REFUNDED, []],
  ['delivered, refunded and taken back', REFUNDED, [giveTo('Steve'), takeFrom('Steve')]],
  ['refunded, a person decides', { ...REFUNDED, actions: held('refund') }, [giveTo('Steve')]],
] as const)('right: %s', (_, order, commands) => {
  expect(wrong(HANDLED, order, [...commands])).toEqual([])
})

test.each([
  ['givenTwice', LEFT, [giveTo('Steve'), giveTo('Stev')]],
  ['takenTwice', REFUNDED, [giveTo('Steve'), takeFrom('Steve'), takeFrom('Steve')]],
  ['takenWrongly', REFUNDED, [takeFrom('Steve')]],
  ['takenWrongly', REFUNDED, [giveTo('Steve'), takeFrom('Stev')]],
  ['takenWrongly', LEFT, [giveTo('Steve'), takeFrom('Steve')]],
  ['lost', LEFT, []],
  ['lost', LEFT, [giveTo('Stev')]],
  ['untaken', { ...REFUNDED, actions: held('delivery') }, [giveTo('Steve')]],
] as const)('%s', (name, order, commands) => {
  expect(wrong(HANDLED, order, [...commands])).toContain(name)
})

test('misreported: a refund that was answered and is gone, or was answered twice', () => {
  expect(wrong({ ...HANDLED, refunds: ['ok'] }, LEFT, [giveTo('Steve')])).toEqual(['misreported'])
  expect(wrong({ ...HANDLED, refunds: ['ok', 'ok'] }, REFUNDED, [])).toEqual(['misreported'])
  expect(wrong({ ...HANDLED, refunds: ['ok', 'order_refunded'] }, REFUNDED, [])).toEqual([])
})
