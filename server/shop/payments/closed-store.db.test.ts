import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { openShop } from '#tests/support/shop.ts'

const { pages, storefront } = demoSettings
const CLOSED = { text: { en: 'Repairs', id: 'Perbaikan' }, until: null }

test.each([
  ['switched off', { pages: { ...pages, store: false } }],
  ['closed', { storefront: { ...storefront, closed: CLOSED } }],
])('refuses orders while the store is %s; earlier ones can still be paid', async (_, change) => {
  const settings = { pages, storefront }
  await using shop = await openShop('sqlite', { settings })
  const reference = await shop.order()
  Object.assign(settings, change)

  await expect(shop.order()).rejects.toMatchObject({ code: 'store_closed' })
  expect(await shop.callback(reference)).toBe('stored')
  expect(await shop.payments.find(reference)).toMatchObject({ status: 'PAID' })
})
