// The description of a product on its page.
import { expect, test } from 'vitest'
import type { Services } from '#server/compose/services.ts'
import { loadBuiltPages } from '#server/site/pages/page-handler.ts'
import { demoSite } from '#tests/support/demo-views.ts'
import { PUBLIC_URL } from '#tests/support/site.ts'

test('every line of the description is shown, also a repeated one', async () => {
  const description = ['One crate', 'One key', 'One crate', '']
  const product = {
    _id: 'P1',
    name: 'Crates',
    price: 20_000,
    image_url: '/art/x.webp',
    description,
    sort_id: 1,
  }
  const services = {
    site: demoSite(),
    storefront: { closed: () => null },
    catalogue: { find: async () => product },
    discounts: { takesCoupons: async () => false },
    botCheck: { describe: () => ({ kind: 'proof-of-work' }) },
    channels: { payable: () => [{ method: 'QRIS', fee: 0, cashier_fee: 0, total: 20_000 }] },
  }
  const handle = await loadBuiltPages('build', {
    services: services as unknown as Services,
    reportError: () => {},
  })
  const rendered = await handle(new URL(`${PUBLIC_URL}/en/store/product/P1`))
  const html = rendered.kind === 'page' ? rendered.html : ''
  const [list = ''] = /<ul class="ticks.*?<\/ul>/.exec(html) ?? []

  expect(rendered).toMatchObject({ kind: 'page', status: 200 })
  expect([...list.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map(([, line]) => line)).toEqual(description)
})
