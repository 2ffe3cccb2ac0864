// The store and the tiers as the server renders them: the chosen tier, the climb, goal, donators, closed store.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const { admin, ...site } = await ownedSiteOfFile()

/** The text that a visitor reads: without tags and scripts. */
async function readText(path: string): Promise<string> {
  const { html } = await site.seen(path)
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

test.each([
  ['/id/store', 'Mau tier apa? Survival Mix Tycoon Creative Lihat tier Genesis 40 Vega 120 Stellar 240'],
  ['/id/store', 'Tekan satu tier: kami hitungkan pack paling murah dari nol.'],
  ['/id/store?tier=vega', '120 poin dari nol sampai Vega Paling murah: 120 , Rp114.000 Tambah 120'],
  ['/en/store?tier=cosmic', 'Cheapest: 240 + 240 + 120 + 40 , Rp593.000'],
  ['/en/store?tier=cosmic', 'Add 240 + 240 + 120 + 40 to your basket'],
  ['/id/store?tier=vega&have=genesis', 'Tambah 80'],
  ['/en/store?tier=stellar&have=vega', '120 points from Vega to Stellar'],
  ['/en/store?tab=tycoon&tier=proton', '80 points from zero to Proton'],
  ['/en/store?tier=gone&have=__proto__&category=none', 'Press a tier'],
])('%s answers "%s"', async (path, answer) => {
  expect(await readText(path)).toContain(answer)
})

test('each pack tells the price of a point, and the best one what it saves and reaches', async () => {
  const text = await readText('/id/store')
  for (const line of [
    '20 Premium Points Rp20.000 Rp1.000 per poin',
    '120 Premium Points Rp114.000 Rp950 per poin',
    '8% lebih hemat per poin 240 Premium Points Rp220.000 Rp917 per poin · Dari nol sampai Stellar',
  ])
    expect(text).toContain(line)
})

test('during a sale the best pack tells of the sale only, and the console has the price of now', async () => {
  const HOUR_MS = 3_600_000
  const sale = {
    name: 'Payday',
    kind: 'percent',
    value: 20,
    scope: null,
    starts_at: new Date(Date.now() - HOUR_MS).toISOString(),
    ends_at: new Date(Date.now() + HOUR_MS).toISOString(),
    enabled: true,
  }
  const { _id } = await admin.json<{ _id: string }>('/sales', 'POST', sale)
  const { products } = await admin.json<{ products: AdminProduct[] }>('/products')
  expect(products[0]).toMatchObject({ price: 20_000, price_now: 16_000, sale_ends: sale.ends_at })
  const text = await readText('/en/store')
  expect(text).toMatch(/Store 20% off until .* WIB/)
  expect(text).toContain('240 Premium Points Rp176.000 Was Rp220.000')
  expect(text).not.toMatch(/cheaper per point|a point/)
  await admin.ask(`/sales/${_id}`, 'DELETE')
})

test('a fresh site shows neither goal nor supporters', async () => {
  const text = await readText('/en/store')
  expect(text).not.toContain('goal')
  expect(text).not.toContain('Recent donators')
})

test('the tiers add up the climb from the tier of the address', async () => {
  const text = await readText('/en/premiumtiers')
  expect(text).toContain('Everything in Nebula, plus what')
  expect(text).toContain('From zero: 640 points ≈ Rp593.000')
  expect(await readText('/id/premiumtiers?have=stellar')).toContain('Dari Stellar: 400 poin ≈ Rp373.000')
  expect(await readText('/en/premiumtiers?have=gone')).toContain('From zero: 640 points')
})

test('a tab that does not climb has prices, a table and no sums', async () => {
  const text = await readText('/en/premiumtiers?tab=tycoon')
  expect(text).toContain('≈ Rp77.000')
  expect(text).toContain('Compare all')
  expect(text).not.toContain('From zero')
  expect(text).not.toContain('Which tier do you have?')
})

test('the goal of the month appears as the owner saves it, in both languages', async () => {
  const goal = { rupiah: 1_000_000, text: { en: 'For the rent.', id: 'Buat sewa.' } }
  await admin.save('storefront', { ...demoSettings.storefront, goal })
  expect(await readText('/en/store')).toMatch(
    /\w+ goal 0 % · \w+ days? \w+ For the rent\. |goal 0 % · Last day For the rent/,
  )
  expect(await readText('/id/store')).toMatch(/Target \w+ 0 % · [\w ]+ Buat sewa\. /)
})

test('while the store is closed a product has no form, and tells why', async () => {
  const [product] = await site.json<{ _id: string; name: string }[]>('/api/store/products')
  const path = `/id/store/product/${product?._id}`
  const text = { en: 'We are moving house.', id: 'Lagi pindahan.' }
  await admin.save('storefront', { ...demoSettings.storefront, closed: { text, until: null } })
  expect(await readText(path)).toContain('Store lagi tutup Lagi pindahan.')
  expect(await readText(path)).toContain(product?.name)
  expect(await site.text(path)).not.toContain('id="username"')
  await admin.save('storefront', demoSettings.storefront)
  expect(await site.text(path)).toContain('id="username"')
})

test('a closed store tells why and when, sells nothing, and the tiers stay', async () => {
  const text = { en: 'We are moving house.', id: 'Lagi pindahan.' }
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await admin.save('storefront', { ...demoSettings.storefront, closed: { text, until } })
  const page = await readText('/id/store')
  expect(page).toContain('Store lagi tutup Lagi pindahan. Pesanan yang sudah dibayar tetap dikirim.')
  expect(page).toContain('Perkiraan buka lagi:')
  expect(page).not.toContain('240 Premium Points')
  expect(page).not.toContain('Mau tier apa?')

  const past = new Date(Date.now() - 1_000).toISOString()
  await admin.save('storefront', { ...demoSettings.storefront, closed: { text, until: past } })
  expect(await readText('/en/store')).not.toContain('Expected back')
  await admin.save('storefront', demoSettings.storefront)
  expect(await readText('/en/store')).toContain('240 Premium Points')
})
