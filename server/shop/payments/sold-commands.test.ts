import { expect, test } from 'vitest'
import type { Command } from '#server/platform/database/commands.ts'
import { listEnqueueable, repeated, splitSurplus, toLineCommands } from './sold-commands.ts'

const GIVE: Command = { text: 'give %player% rank', server: 'survival', waitOnline: true }
const COUNTED: Command = { text: 'points give %player% %quantity%' }
const line = (product_id: string, quantity: number, commands: string | null) => ({
  ...{ product_id, product_name: product_id, product_name_id: '', list_price: 0, price: 0, sale_id: null },
  quantity,
  commands,
})
const BOTH = [GIVE, COUNTED]
const ORDER = {
  items: [line('A', 3, toLineCommands(BOTH, false)), line('B', 1, toLineCommands([{ text: 'b' }], false))],
  commands: [...repeated(BOTH, 3), { text: 'b' }],
}
const above = (surplus: number) => [{ product_id: 'A', surplus, detail: 'A: 5/3' }]
const texts = (commands: readonly Command[]) => commands.map(({ text }) => text)

test('only the surplus of a line is held, with its quantity, server and way of sending', () => {
  const { due, surplus } = splitSurplus(ORDER, above(2))
  expect(texts(due)).toEqual(['give %player% rank', 'points give %player% 1', 'b'])
  expect(texts(surplus)).toEqual(['give %player% rank', 'points give %player% 2', 'give %player% rank'])
  expect(surplus[0]).toEqual(GIVE)
})

test('without an excess the order is delivered as sold, and all of a line can be surplus', () => {
  expect(splitSurplus(ORDER, [])).toEqual({ due: ORDER.commands, surplus: [] })
  expect(texts(splitSurplus(ORDER, above(3)).due)).toEqual(['b'])
})

test('of an order of one product, and of one of the version before, everything is surplus', () => {
  expect(toLineCommands(BOTH, true)).toBeNull()
  const only = { items: [line('A', 1, null)], commands: repeated(BOTH, 1) }
  expect(splitSurplus(only, above(1))).toEqual({ due: [], surplus: only.commands })
})

test('every part that can be enqueued is among the forms of the commands', () => {
  const forms = texts(listEnqueueable(ORDER))
  for (const surplus of [0, 1, 2, 3]) {
    const split = splitSurplus(ORDER, surplus === 0 ? [] : above(surplus))
    for (const text of texts([...split.due, ...split.surplus])) expect(forms).toContain(text)
  }
})
