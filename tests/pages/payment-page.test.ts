// The payment page as it is served: headers, the amount and code of each kind of method, help, addresses without a payment.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile({ env: { TRUST_PROXY: '1' } })

const HELP = { en: 'include this reference', id: 'sebutkan kode referensinya' }
let buyers = 0

async function order(paymentMethod: PaymentMethod) {
  buyers += 1
  const buyer = createBuyer(site.url, { 'x-forwarded-for': `203.0.113.${buyers}` })
  const productId = (await buyer.products())[2]?._id ?? ''
  const { reference } = await buyer.order({ productId, username: `Pemain_${buyers}`, paymentMethod })
  return { reference, buyer, payment: (await buyer.payment(reference)).reply }
}

async function open(path: string) {
  const response = await site.get(path)
  const page = parseHtml(await response.text())
  const texts = (selector: string) => textsOf(page.querySelectorAll(selector))
  return { response, page, texts }
}

test('a payment has no-store, noindex, its amount and its QR code', async () => {
  const { reference } = await order('QRIS')
  const { response, page, texts } = await open(`/id/store/checkout/${reference}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(page.title).toBe('Menunggu pembayaran · Pembayaran')
  expect(texts('h1')).toEqual(['Rp77.000'])
  expect(page.querySelectorAll('[role=img][aria-label="Kode QRIS untuk Rp77.000"]').length).toBeGreaterThan(0)
})

test.each([
  ['/en/store/checkout/XXXX', 'Invalid payment reference'],
  ['/en/store/checkout', 'Invalid payment reference'],
  ['/en/store/checkout/AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA', 'Payment not found'],
  ['/en/store/product/NOTHING', 'Product not found'],
])('%s is a 404 with its reason and a link to the store', async (path, message) => {
  const { response, page, texts } = await open(path)
  expect(response.status).toBe(404)
  expect(texts('h1')).toEqual([message])
  const links = [...page.querySelectorAll('main a')].map((link) => [
    link.textContent.trim(),
    link.getAttribute('href'),
  ])
  expect(links).toContainEqual(['Back to Store', '/en/store'])
  const packs = links.filter(([, href]) => href?.startsWith('/en/store/product/'))
  const isProduct = message === 'Product not found'
  expect(packs).toHaveLength(isProduct ? 3 : 0)
  // A payment that is not found has no reference to include, but a field to enter one.
  expect(page.querySelectorAll('.lost #reference')).toHaveLength(isProduct ? 0 : 1)
  expect(texts('.lost').join()).not.toContain(HELP.en)
})

test.each(['PAID', 'EXPIRED', 'FAILED'] as const)(
  '%s: the reference is in sight, to be included when asking for help',
  async (outcome) => {
    const { reference, buyer } = await order('QRIS')
    await buyer.simulate(reference, outcome)
    for (const language of LANGUAGES) {
      const { page, texts } = await open(`/${language}/store/checkout/${reference}`)
      for (const fold of page.querySelectorAll('details')) fold.remove()
      const main = texts('main').join()
      expect(main).toContain(reference)
      expect(main).toContain(HELP[language])
    }
  },
)

test('a typed reference leads to its payment, as it may be typed', async () => {
  const find = (typed: string) => site.get(`/id/store/checkout?reference=${encodeURIComponent(typed)}`)
  const found = await find(' ew2h regt fftt-xymz y5vhg6aeddwn')
  expect([found.status, found.headers.get('location')]).toEqual([
    302,
    '/id/store/checkout/EW2H-REGT-FFTT-XYMZ-Y5VH-G6AE-DDWN',
  ])
  expect((await find('//evil.test/x')).status).toBe(404)
})

test('at Indomaret the heading is the amount at the cashier, with its parts and a code to copy', async () => {
  const { reference } = await order('INDOMARET')
  const { texts } = await open(`/en/store/checkout/${reference}`)
  const main = texts('main').join()
  expect(main).toContain('Total to pay at the cashier')
  expect(texts('h1')).toEqual(['Rp80.000'])
  expect(main).toContain('Rp77.000 + Rp3.000 cashier fee')
  expect(main).toContain('Payment code')
  expect(texts('button')).toContain('Copy code')
  const rows = texts('main dl dt')
  expect(rows.indexOf('Cashier fee')).toBeGreaterThan(-1)
  expect(rows.indexOf('Cashier fee')).toBeLessThan(rows.indexOf('Total'))
  expect(texts('main dl').join()).toContain('TotalRp80.000')
})

test('the steps are in the language of the page, with the grouped number, the first ones open', async () => {
  const { reference, payment } = await order('BNIVA')
  const code = payment.pay_code?.match(/.{1,4}/g)?.join(' ')
  const english = await open(`/en/store/checkout/${reference}`)
  const [first = '', ...others] = english.texts('details.acc')
  expect(first).toContain(`enter the number ${code}.`)
  expect(first).toContain('Check that the amount is Rp77.000')
  // The last ones are the gateway's own.
  expect(others).toHaveLength(3)
  expect(others.at(-1)).toMatch(/^Steps as Tripay writes them/)
  const areOpen = [...english.page.querySelectorAll('details.acc')].map((fold) => fold.hasAttribute('open'))
  expect(areOpen).toEqual([true, false, false, false])

  const indonesian = await open(`/id/store/checkout/${reference}`)
  expect(indonesian.texts('details.acc')[0]).toContain(`masukkan nomor ${code}.`)
  expect(indonesian.texts('details.acc')).toHaveLength(4)
  expect(indonesian.page.querySelectorAll('main [lang]')).toHaveLength(0)
})
