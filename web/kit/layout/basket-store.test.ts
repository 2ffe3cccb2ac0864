import { expect, test } from 'vitest'
import { countBasket } from './basket-store.ts'

const stored = (...lines: unknown[]) => JSON.stringify({ version: 1, lines })

test('counts pieces and their sum', () => {
  expect(countBasket(stored({ quantity: 2, price: 39_000 }, { quantity: 1, price: 77_000 }))).toEqual({
    pieces: 3,
    sum: 155_000,
  })
})

test.each([null, '', 'x', 'null', '[]', '{"lines":7}', stored(null), stored({ quantity: '2', price: {} })])(
  'counts nothing in %j',
  (text) => {
    expect(countBasket(text)).toEqual({ pieces: 0, sum: 0 })
  },
)
