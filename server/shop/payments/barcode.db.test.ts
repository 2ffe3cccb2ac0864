import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'

test('only shops have a barcode, where the owner switched it on or payments are simulated', async () => {
  const methods = PAYMENT_METHODS.map((method) => ({ method, enabled: true, barcode: true, gateways: [] }))
  const settings = { payments: { ...demoSettings.payments, methods } }
  const shown = (shop: Shop) => PAYMENT_METHODS.filter(shop.channels.hasBarcode)
  await using on = await openShop('sqlite', { settings })
  await using off = await openShop()

  expect(shown(on)).toEqual(['ALFAMART', 'INDOMARET', 'ALFAMIDI'])
  expect(shown(off)).toEqual([])
  expect(on.channels.hasBarcode('FREE')).toBe(false)
})
