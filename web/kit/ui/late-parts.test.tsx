// Parts whose script is loaded when they are needed: without a connection they say so instead of being empty.
import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { openPayment } from '#tests/support/render-payment.ts'
import { openProduct } from '#tests/support/render-product.ts'

const failing = vi.hoisted(() => () => {
  throw new Error('Failed to fetch dynamically imported module')
})
vi.mock('#web/kit/layout/menu-content.tsx', failing)
vi.mock('#web/pages/store/basket/stepper.tsx', failing)
vi.mock('#web/pages/store/payment/receipt-paper.tsx', failing)

const AGAIN = 'Try again'

test('the menu', async () => {
  const { click, texts } = await renderPage('/en/maps')
  await click('button', 'Open menu')
  expect(texts('dialog a')).toEqual([AGAIN])
})

test('the receipt', async () => {
  const { texts } = await openPayment(() => ({ status: 'PAID' }), { rendered: { status: 'PAID' } })
  expect(texts('details a')).toEqual([AGAIN])
})

test('the button that puts a product into the basket', async () => {
  const { texts } = await openProduct()
  expect(texts('main a')).toContain(AGAIN)
})
