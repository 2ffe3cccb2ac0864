// Parts that are off leave no page, menu entry, card or board behind.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { startOutside } from '#tests/operate/outside.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const PRODUCTION = { NODE_ENV: 'production', ...ADMIN_ENV }

/** Without parts and without entries of the owner. */
const OFF = ['/store', '/leaderboard', '/status', '/vote', '/maps', '/premiumtiers']

describe('a production site without a gateway', () => {
  let site: RunningSite
  beforeAll(async () => {
    site = await startSite({ env: PRODUCTION })
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test('starts without a store', async () => {
    for (const path of [...OFF, '/leaderboard/global/voters']) {
      expect((await site.get(`/en${path}`)).status).toBe(404)
      expect((await site.get(`/id${path}`)).status).toBe(404)
    }
    for (const path of ['/en', '/id', '/en/play']) {
      const { html } = await site.seen(path)
      expect(html).not.toMatch(/href="\/(en|id)\/(store|leaderboard|status|vote|maps|premiumtiers)/)
      expect(html).not.toContain('demo-badge')
      expect((await site.get(path)).status).toBe(200)
    }
    const sitemap = await site.text('/sitemap.xml')
    for (const path of OFF) expect(sitemap).not.toContain(path)
    expect(sitemap).toContain('/en/play')
    expect(site.printed).toContain('Off:      payments, status, delivery, leaderboards, voters')
  })

  test('no order and no callback is accepted', async () => {
    const buyer = createBuyer(site.url)
    const admin = await signIn(site)
    const { products } = await admin.json<{ products: { _id: string }[] }>('/products')
    const { status, reply } = await buyer.order({ productId: products[0]?._id ?? '' })
    expect([status, reply.code]).toEqual([404, 'part_off'])
    const callback = await fetch(`${site.url}/api/payments/tripay/callback`, { method: 'POST', body: '{}' })
    expect(callback.status).toBe(403)
    const simulated = await buyer.simulate('AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA', 'PAID')
    expect(simulated.status).toBe(404)
  })

  test('an RCON address can be saved, because there is no play money', async () => {
    const admin = await signIn(site)
    const { value } = await admin.json<{
      value: { list: { rcon: object | null }[] }
    }>('/settings/servers')
    const [first, ...others] = value.list
    const list = [{ ...first, rcon: { host: '127.0.0.1', port: 1 } }, ...others]
    await admin.save('servers', { ...value, list } as never)
    expect(await site.json('/api/health')).toMatchObject({ parts: { delivery: 'real' } })
  })

  test('a ping address that is saved in the console turns the status on', async () => {
    const admin = await signIn(site)
    expect((await site.get('/api/server-status/network')).status).toBe(404)
    expect((await site.seen('/en')).html).not.toContain('class="indicator')
    const { value } = await admin.json<{ value: { network: object } }>('/settings/servers')
    const network = { ...value.network, ping: { host: '127.0.0.1', port: 1 } }
    await admin.save('servers', { ...value, network } as never)
    expect((await site.get('/api/server-status/network')).status).toBe(200)
    expect((await site.seen('/en')).html).toContain('class="indicator')
  })
})

test('a product of the demo is sold on a live site once the owner has saved it', async () => {
  await using outside = await startOutside()
  await using site = await startSite({ env: { ...outside.env, ...ADMIN_ENV } })
  const buyer = createBuyer(site.url)
  expect((await site.get('/en/store')).status).toBe(404)
  expect(await buyer.products()).toEqual([])
  const admin = await signIn(site)
  const { products } = await admin.json<{
    products: { _id: string; built_in: boolean }[]
  }>('/products')
  expect(products.map(({ built_in }) => built_in)).toEqual(products.map(() => true))
  const id = products[0]?._id ?? ''
  const refused = await buyer.order({ productId: id })
  expect([refused.status, refused.reply.code]).toEqual([403, 'store_closed'])

  expect((await admin.ask(`/products/${id}/shelf`, 'PUT', { visible: true })).status).toBe(200)
  expect((await buyer.products()).map(({ _id }) => _id)).toEqual([id])
  expect((await site.seen('/en/store')).html).toContain('20 Premium Points')
  expect((await buyer.order({ productId: products[1]?._id ?? '' })).reply.code).toBe('product_not_for_sale')
})

test('a receiver of votes alone hides no page of the demo', async () => {
  const port = String(await freePort())
  await using site = await startSite({ env: { VOTIFIER_PORT: port, VOTIFIER_HOST: '127.0.0.1' } })
  for (const path of OFF) expect((await site.get(`/en${path}`)).status, path).toBe(200)
})

test('ALLOW_SANDBOX brings the simulators back in production, with the badge', async () => {
  await using site = await startSite({ env: { ...PRODUCTION, ALLOW_SANDBOX: '1' } })
  const { html } = await site.seen('/en')
  expect(html).toContain('class="demo-badge" title="Demo: sample data, no real money"')
  expect(html).toContain('href="/en/store"')
  expect((await site.get('/api/server-status/network')).status).toBe(200)
})

test('the demo badge of a site with real payments never says that money is not real', async () => {
  await using outside = await startOutside()
  await using site = await startSite({ env: { ...outside.env, ALLOW_SANDBOX: '1' } })
  const badge = async (language: string) =>
    /class="demo-badge" title="([^"]+)"/.exec((await site.seen(`/${language}`)).html)?.[1]
  expect(await badge('en')).toBe('Some of what you see is sample data')
  expect(await badge('id')).toBe('Sebagian isi website ini data contoh')
  expect(await site.json('/api/health')).toMatchObject({
    parts: { payments: 'real', delivery: 'real', status: 'sandbox' },
  })
})
