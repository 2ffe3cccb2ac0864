import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { METHOD_TERMS, PAYMENT_METHODS, type PaymentMethod } from '#contract/settings/payment-methods.ts'
import { PAYMENT } from '#tests/support/payment-reply.ts'
import { amountToBring } from './amount-to-bring.ts'
import { guidesFor } from './payment.loader.ts'
import { stepParts } from './step-parts.ts'

const payment = (method: PaymentMethod | 'FREE') => ({
  ...PAYMENT,
  amount: 39_000,
  payment_method: method,
  pay_code: '00001234567',
})

test.each(PAYMENT_METHODS.flatMap((method) => LANGUAGES.map((language) => [method, language] as const)))(
  '%s has steps in %s with amount and code filled in',
  (method, language) => {
    const guides = guidesFor(payment(method), language)
    // Only BCA pays a number of BCA.
    expect(JSON.stringify(guides)).not.toContain('[BCA]')
    expect(guides.length).toBeGreaterThan(0)
    for (const { steps } of guides) {
      const text = steps.join(' ')
      expect(text).toContain(method === 'INDOMARET' ? '[Rp42.000]' : '[Rp39.000]')
      if (METHOD_TERMS[method].group !== 'eWallet') expect(text).toContain('[0000 1234 567]')
      expect(text).not.toMatch(/[{}]/)
      expect(steps.flatMap(stepParts).filter(({ text }) => /[[\]]/.test(text))).toEqual([])
    }
  },
)

test.each(PAYMENT_METHODS)('%s is explained as fully in Indonesian as in English, informally', (method) => {
  const [english, indonesian] = [guidesFor(payment(method), 'en'), guidesFor(payment(method), 'id')]
  expect(indonesian.map(({ steps }) => steps.length)).toEqual(english.map(({ steps }) => steps.length))
  expect(JSON.stringify(indonesian)).not.toMatch(/\bAnda\b|\[id:/)
})

test.each(LANGUAGES)('a bill of Mandiri is explained with its company code, in %s', (language) => {
  const guides = guidesFor({ ...payment('MANDIRIVA'), biller_code: '70012' }, language)
  expect(guides).toHaveLength(2)
  for (const { steps } of guides)
    expect(steps.join(' ')).toMatch(/\[70012\].*\[0000 1234 567\].*\[Rp39\.000\]/)
})

test('a free order has no steps', () => {
  expect(guidesFor(payment('FREE'), 'en')).toEqual([])
})

test('brackets mark bold words and Indonesian ones', () => {
  expect(stepParts('Choose [id:Bayar/VA] or [Pay].')).toEqual([
    { text: 'Choose ', isBold: false, isIndonesian: false },
    { text: 'Bayar/VA', isBold: true, isIndonesian: true },
    { text: ' or ', isBold: false, isIndonesian: false },
    { text: 'Pay', isBold: true, isIndonesian: false },
    { text: '.', isBold: false, isIndonesian: false },
  ])
})

test('adds the fee of the cashier to the amount', () => {
  expect([amountToBring(payment('INDOMARET')), amountToBring(payment('ALFAMART'))]).toEqual([42_000, 39_000])
})
