// The payment page of each of the eight methods, in both languages.
import { expect, test } from 'vitest'
import { paymentSteps } from '#content/payment-steps.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { type KnownMethod, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'
import { groupByFour } from '#web/pages/store/payment/pay-code-groups.ts'

const site = await siteOfFile({ env: { TRUST_PROXY: '1' } })

const ACCOUNT = { en: 'Virtual account number', id: 'Nomor virtual account' }
const CODE = { en: 'Payment code', id: 'Kode pembayaran' }
const BRING = { en: 'Total to pay at the cashier', id: 'Total bayar di kasir' }
const PAY_WITH = { en: 'Pay with', id: 'Bayar lewat' }
const FREE = { en: 'free', id: 'gratis' }
const HOW_TO = { en: 'How to pay', id: 'Cara bayar' }

/** Kind of method, label of its number, fee on top of Rp20.000. */
const SHOWN: Record<
  KnownMethod,
  { way: string; number: Record<Language, string> | null; total: string; extra?: string }
> = {
  QRIS: { way: 'QRIS by ShopeePay', number: null, total: 'Rp20.000' },
  BRIVA: { way: 'BRI Virtual Account', number: ACCOUNT, total: 'Rp20.000' },
  BNIVA: { way: 'BNI Virtual Account', number: ACCOUNT, total: 'Rp20.000' },
  MANDIRIVA: { way: 'Mandiri Virtual Account', number: ACCOUNT, total: 'Rp20.000' },
  BCAVA: { way: 'BCA Virtual Account', number: ACCOUNT, total: 'Rp25.500', extra: 'Rp5.500' },
  ALFAMART: { way: 'Alfamart', number: CODE, total: 'Rp20.000' },
  INDOMARET: { way: 'Indomaret', number: CODE, total: 'Rp23.000', extra: 'Rp3.000' },
  ALFAMIDI: { way: 'Alfamidi', number: CODE, total: 'Rp20.000' },
}

/** The visible page without its footer, which lists all methods. */
async function see(path: string): Promise<string> {
  const { html } = await site.seen(path)
  return html.replace(/<footer[\s\S]*/, '').replaceAll('&#x27;', "'")
}

test.each(PAYMENT_METHODS)('%s', async (method) => {
  const place = PAYMENT_METHODS.indexOf(method)
  const buyer = createBuyer(site.url, { 'x-forwarded-for': `203.0.113.${place}` })
  const { status, reference } = await buyer.order({ paymentMethod: method })
  expect(status).toBe(200)
  const { reply: payment } = await buyer.payment(reference)
  const { way, number, total, extra } = SHOWN[method]
  expect(payment).toMatchObject({ status: 'UNPAID', payment_method: method, payment_name: way })
  expect(payment.instructions.length).toBeGreaterThan(0)

  for (const language of LANGUAGES) {
    const html = await see(`/${language}/store/checkout/${reference}`)
    expect(html).toContain(`>${total}</h1>`)
    expect(html).toContain(`>${method === 'QRIS' ? 'QRIS' : way}</span>`)
    expect(html).toContain(reference)
    expect(html).toContain(`>${HOW_TO[language]}</h2>`)
    expect(html).toContain(`>${extra ? `+${extra}` : FREE[language]}</dd>`)
    for (const { title } of paymentSteps[language][method]) expect(html).toContain(`>${title}<`)
    if (number === null) {
      expect(payment.pay_code).toBeNull()
      expect(html).toContain(language === 'en' ? 'QRIS code for Rp20.000' : 'Kode QRIS untuk Rp20.000')
    } else {
      expect(payment.pay_code).toMatch(/^\d{6,}$/)
      expect(html).toContain(method === 'INDOMARET' ? BRING[language] : `>${PAY_WITH[language]} ${way}<`)
      expect(html).toContain(`>${number[language]}<`)
      expect(html).toContain(`>${groupByFour(payment.pay_code ?? '')}<`)
      expect(html).not.toMatch(/QRIS code|Kode QRIS/)
    }
  }
})
