// Help on payment pages: the reference where there is one, a field for it where there is none.
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { createBuyer, referenceOf } from '#tests/support/buyer.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'
import { withoutScripts } from '#tests/support/without-scripts.ts'

const site = await siteOfFile({ env: { TRUST_PROXY: '1' } })

const HELP = { en: 'include this reference', id: 'sebutkan nomor referensinya' }
const read = async (path: string) => withoutScripts(await (await site.get(path)).text())

test.each(['EW2H', 'EW2H-REGT-FFTT-XYMZ-Y5VH-G6AE-DDWN'])(
  '%s: no reference to include, a field to enter one',
  async (reference) => {
    for (const language of LANGUAGES) {
      const html = await read(`/${language}/store/checkout/${reference}`)
      expect(html).not.toContain(HELP[language])
      expect(html).toContain('<input id="reference"')
      expect(html).toContain('class="wrap lost"')
    }
  },
)

test('a product that is not found is no void', async () => {
  expect(await read('/en/store/product/nothing')).toContain('class="wrap lost"')
})

test.each(['PAID', 'EXPIRED', 'FAILED'] as const)(
  '%s: the reference is in sight, with its copy button',
  async (outcome) => {
    const buyer = createBuyer(site.url, { 'x-forwarded-for': `203.0.113.${outcome.length}` })
    const [product] = await buyer.products()
    const { reply } = await buyer.order({ productId: product?._id ?? '', username: `Budi_${outcome}` })
    const reference = referenceOf(reply.checkoutUrl)
    await buyer.simulate(reference, outcome)
    for (const language of LANGUAGES) {
      const html = await read(`/${language}/store/checkout/${reference}`)
      const unfolded = html.replaceAll(/<details[\s\S]*?<\/details>/g, '')
      expect(unfolded).toContain(`>${reference}</span>`)
      expect(unfolded).toContain(HELP[language])
    }
  },
)

test('a typed reference leads to its payment, as it may be typed', async () => {
  const find = (typed: string) =>
    fetch(`${site.url}/id/store/checkout?reference=${encodeURIComponent(typed)}`, { redirect: 'manual' })
  const found = await find(' ew2h regt fftt-xymz y5vhg6aeddwn')
  expect([found.status, found.headers.get('location')]).toEqual([
    302,
    '/id/store/checkout/EW2H-REGT-FFTT-XYMZ-Y5VH-G6AE-DDWN',
  ])
  expect((await find('//evil.test/x')).status).toBe(404)
})
