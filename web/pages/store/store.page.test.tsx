import { expect, test } from 'vitest'
import { firstProducts } from '#content/products.ts'
import type { OpenIncident } from '#contract/network/status-history.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { type FakeApi, renderPage, unreachable } from '#tests/support/render-page.tsx'

const PRODUCTS = firstProducts.map(
  ({ name, price, image_url, description, sort_id }, index): Product => ({
    ...{ _id: `P${index}`, name, price, image_url, description, sort_id },
    ...{ list_price: null, sale_until: null, category: '', points: null, limited: false },
  }),
)
const NAMES = PRODUCTS.map(({ name }) => name)
const TITLES = 'ul[aria-label=Products] h2'

const openStore = (reply: FakeApi['GET /api/store/products'], incidents: readonly OpenIncident[] = []) =>
  renderPage('/en/store', {
    api: { 'GET /api/store/products': reply },
    services: {
      statusHistory: { openIncidents: async () => [...incidents] },
      catalogue: { list: async () => PRODUCTS },
      storefront: { closed: () => null, view: async () => ({ closed: null, goal: null, supporters: [] }) },
    },
  })

test('products are fetched once more and sorted by sort_id', async () => {
  const reversed = PRODUCTS.map((product, index) => ({ ...product, sort_id: 100 - index }))
  const { calls, texts } = await openStore(reversed)
  expect(texts(TITLES)).toEqual(NAMES.toReversed())
  expect(calls).toEqual(['GET /api/store/products?lng=en'])
})

test('the first incident that lasts is above the products, and leads to the status page', async () => {
  const { get, texts } = await openStore(PRODUCTS, [
    { id: 'A', level: 'outage', title: 'Survival restarts' },
    { id: 'B', level: 'maintenance', title: 'Update at 22:00' },
  ])
  expect(texts('aside[aria-label=Incident]')).toEqual(['Survival restarts'])
  expect(get('aside[data-tone=warning] a').getAttribute('href')).toBe('/en/status')
})

test('a failed call preserves the products and shows an error', async () => {
  const { texts } = await openStore(unreachable)
  expect(texts('[role=alert]')).toEqual(['Failed to fetch products'])
  expect(texts(TITLES)).toEqual(NAMES)
})

test('an empty store says so', async () => {
  const { get } = await openStore([])
  get('h2', 'Nothing is for sale right now. Check back later.')
})

test('a product is listed with picture, price and link; the page leads to tiers and other ways to donate', async () => {
  const { find, get, texts } = await openStore(PRODUCTS)
  for (const [place, card] of [...document.querySelectorAll('ul[aria-label=Products] > li')].entries()) {
    const { name, price = 0 } = PRODUCTS[place] ?? {}
    expect(card.textContent, name).toContain(`Rp${new Intl.NumberFormat('id-ID').format(price)}`)
    expect(card.querySelector('a')?.getAttribute('href')).toBe(`/en/store/product/P${place}`)
    expect(card.querySelectorAll('img'), name).toHaveLength(1)
  }
  expect(texts(TITLES)).toEqual(NAMES)
  expect(get('main a', /^Other ways to pay/).getAttribute('href')).toBe('https://donate.angkasa.example/')
  expect(find('main a[href="/en/premiumtiers"]')).toBeDefined()
})
