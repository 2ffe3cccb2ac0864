import { expect, test } from 'vitest'
import { deliveryCalls } from '#contract/shop/delivery.schema.ts'
import { newConfirmationKey } from './confirmation-key.ts'

test('makes unique keys that the server accepts', () => {
  const keys = Array.from({ length: 50 }, newConfirmationKey)
  for (const key of keys)
    expect(deliveryCalls.resend.input.safeParse({ params: { id: 'A1' }, body: { key } }).success).toBe(true)
  expect(new Set(keys).size).toBe(50)
})
