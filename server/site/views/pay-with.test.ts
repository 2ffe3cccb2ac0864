import { expect, test } from 'vitest'
import { externalImages } from '#content/external-images.ts'
import { demoSettings } from '#content/settings/index.ts'
import { PAYMENT_METHODS, type PaymentMethod, termsOf } from '#contract/settings/payment-methods.ts'
import { NEVER_SAVED } from '#server/platform/settings/settings.service.ts'
import { createSite } from './site.service.ts'

/** As the gateway names it. */
const OVO = { name: 'OVO by Tripay' }

function payWith(methods: readonly PaymentMethod[], store = true): readonly string[] {
  const settings = { ...demoSettings, pages: { ...demoSettings.pages, store } }
  const site = createSite({
    currentSettings: () => settings,
    settings: { stored: () => NEVER_SAVED },
    externalImages,
    publicUrl: 'https://angkasa.example',
    gameAddress: null,
    clock: { now: () => new Date() },
    channels: { methods: () => methods, labelOf: (method) => termsOf(method, OVO).label },
    countDemoParts: () => 0,
    countsTests: false,
  })
  return site.view('en').payWith
}

test('the footer names the payment methods that are offered, and none without a store', () => {
  expect(payWith(PAYMENT_METHODS)).toEqual([
    ...['QRIS', 'BRI', 'BNI', 'Mandiri', 'BCA', 'Alfamart', 'Indomaret', 'Alfamidi'],
  ])
  expect(payWith(['ALFAMART'])).toEqual(['Alfamart'])
  expect(payWith(['OVO'])).toEqual(['OVO by Tripay'])
  expect(payWith([])).toEqual([])
  expect(payWith(PAYMENT_METHODS, false)).toEqual([])
})
