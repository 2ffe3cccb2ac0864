// Choices of an order that ended, offered again in the form of the same product.
import { expect, test } from 'vitest'
import { readAgain } from './order-again.ts'

const AGAIN = {
  product: 'P1',
  username: 'Tiara',
  bedrock: true,
  method: 'INDOMARET',
  gift: { sender: 'Budi', message: 'Hi' },
}

test('offers what was ordered before', () => {
  expect(readAgain(JSON.stringify(AGAIN), 'P1')).toEqual(AGAIN)
})

test('offers nothing to another product', () => {
  expect(readAgain(JSON.stringify(AGAIN), 'P2')).toBeNull()
})

test('keeps the method when the name is not known or not valid', () => {
  const again = { ...AGAIN, username: '<img>', gift: null }
  expect(readAgain(JSON.stringify(again), 'P1')).toEqual({ ...again, username: '' })
  expect(readAgain(JSON.stringify({ ...AGAIN, method: '<img>' }), 'P1')?.method).toBeNull()
})

test.each([null, '', 'x', '7', 'null', '[]', '{"product":"P1"}'])('ignores the stored value %j', (stored) => {
  expect(readAgain(stored, 'P1')).toBeNull()
})
