// Parts that are off leave no page, menu entry, card or board behind.
import { expect, test } from 'vitest'
import { startOutside } from '#tests/operate/outside.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { withoutScripts } from '#tests/support/html.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const PRODUCTION = { NODE_ENV: 'production', ...ADMIN_ENV }

async function visible(site: RunningSite, path: string): Promise<string> {
  return withoutScripts(await (await site.get(path)).text())
}

test('a production site without a gateway starts without a store', async () => {
  await using site = await startSite({ env: PRODUCTION })
  for (const path of ['/store', '/leaderboard', '/leaderboard/global/voters', '/status']) {
    expect((await site.get(`/en${path}`)).status).toBe(404)
    expect((await site.get(`/id${path}`)).status).toBe(404)
  }
  for (const path of ['/en', '/id', '/en/vote', '/en/premiumtiers']) {
    const html = await visible(site, path)
    expect(html).not.toMatch(/href="\/(en|id)\/(store|leaderboard|status)/)
    expect(html).not.toContain('demo-ribbon')
    expect((await site.get(path)).status).toBe(200)
  }
  const sitemap = await (await site.get('/sitemap.xml')).text()
  expect(sitemap).not.toMatch(/store|leaderboard|status/)
  expect(sitemap).toContain('/en/vote')
  expect(site.printed).toContain('Off:      payments, status, delivery, leaderboards, voters')
})

test('without a gateway no order and no callback is accepted', async () => {
  await using site = await startSite({ env: PRODUCTION })
  const buyer = createBuyer(site.url)
  const [product] = await buyer.products()
  const { status, reply } = await buyer.order({ productId: product?._id ?? '' })
  expect([status, reply.code]).toEqual([404, 'part_off'])
  const callback = await fetch(`${site.url}/api/payments/tripay/callback`, { method: 'POST', body: '{}' })
  expect(callback.status).toBe(403)
  const simulated = await buyer.simulate('AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA', 'PAID')
  expect(simulated.status).toBe(404)
})

test('without a gateway an RCON address can be saved, because there is no play money', async () => {
  await using site = await startSite({ env: PRODUCTION })
  const admin = await signIn(site)
  const { value } = (await (await admin.ask('/settings/servers')).json()) as {
    value: { list: { rcon: object | null }[] }
  }
  const [first, ...others] = value.list
  const list = [{ ...first, rcon: { host: '127.0.0.1', port: 1 } }, ...others]
  await admin.save('servers', { ...value, list } as never)
  expect(await (await site.get('/api/health')).json()).toMatchObject({ parts: { delivery: 'real' } })
})

test('the number of registered players appears once the owner has saved it', async () => {
  await using site = await startSite({ env: PRODUCTION })
  expect(await visible(site, '/en')).not.toContain('76,000+')
  const admin = await signIn(site)
  const { value } = (await (await admin.ask('/settings/identity')).json()) as { value: never }
  await admin.save('identity', value)
  expect(await visible(site, '/en')).toContain('76,000+')
})

test('ALLOW_SANDBOX brings the simulators back in production, with the ribbon', async () => {
  await using site = await startSite({ env: { ...PRODUCTION, ALLOW_SANDBOX: '1' } })
  const html = await visible(site, '/en')
  expect(html).toContain('class="demo-ribbon">Demo: sample data, no real money<')
  expect(html).toContain('href="/en/store"')
  expect((await site.get('/api/server-status/network')).status).toBe(200)
})

test('a ping address that is saved in the console turns the status on', async () => {
  await using site = await startSite({ env: PRODUCTION })
  const admin = await signIn(site)
  expect((await site.get('/api/server-status/network')).status).toBe(404)
  const { value } = (await (await admin.ask('/settings/servers')).json()) as { value: { network: object } }
  const network = { ...value.network, ping: { host: '127.0.0.1', port: 1 } }
  await admin.save('servers', { ...value, network } as never)
  expect((await site.get('/api/server-status/network')).status).toBe(200)
  expect(await visible(site, '/en')).toContain('role="status"')
})

test('the ribbon of a site with real payments never says that money is not real', async () => {
  await using outside = await startOutside()
  await using site = await startSite({ env: { ...outside.env, ALLOW_SANDBOX: '1' } })
  const ribbon = async (language: string) =>
    /class="demo-ribbon">([^<]+)</.exec(await visible(site, `/${language}`))?.[1]
  expect(await ribbon('en')).toBe('Some of what you see is sample data')
  expect(await ribbon('id')).toBe('Sebagian isi situs ini data contoh')
  expect(await (await site.get('/api/health')).json()).toMatchObject({
    parts: { payments: 'real', delivery: 'real', status: 'sandbox' },
  })
})
