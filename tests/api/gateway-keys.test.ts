// Keys of payment gateways, as the owner enters them in the console: tested there, in use without a restart of the process.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DEMO_MIDTRANS, startMidtransServer } from '#tests/simulators/midtrans-server.ts'
import { DEMO_MERCHANT, startTripayServer } from '#tests/simulators/tripay-server.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { startOwned } from '#tests/support/site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const now = () => new Date()
const [tripay, midtrans] = await Promise.all([startTripayServer({ now }), startMidtransServer({ now })])
afterAll(() => Promise.all([tripay.close(), midtrans.close()]))

const TRIPAY = {
  merchant_code: DEMO_MERCHANT.merchantCode,
  api_key: DEMO_MERCHANT.apiKey,
  private_key: DEMO_MERCHANT.privateKey,
}
const MIDTRANS = { merchant_id: DEMO_MIDTRANS.merchantId, server_key: DEMO_MIDTRANS.serverKey }
const ADDRESSES = { TRIPAY_URL: tripay.url, MIDTRANS_BASE_URL: midtrans.url }

type Shown = { gateway: string; state: string; in_use: boolean; updated_at: string | null }

async function open(env: Record<string, string> = {}) {
  const dataDir = temporaryFolder()
  const site = await startOwned({ ...ADDRESSES, DATA_DIR: dataDir, ...env })
  const { ask, json } = site.admin
  const list = async () => (await json<{ gateways: Shown[] }>('/gateways')).gateways
  return {
    site,
    ask,
    json,
    dataDir,
    show: async (id: string) => (await list()).find(({ gateway }) => gateway === id),
    save: (id: string, keys: object) => ask(`/gateways/${id}`, 'PUT', { sandbox: false, keys }),
    /** False while the process rebuilds the site, whose port is closed then. */
    isUsed: (id: string) =>
      list()
        .then((all) => all.some(({ gateway, in_use }) => gateway === id && in_use))
        .catch(() => null),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

const isUp = { timeout: 20_000, interval: 100 }

test('saved keys are in use without a restart of the process, and take an order', async () => {
  await using world = await open()
  const { site, ask, json, dataDir } = world
  expect(await world.show('midtrans')).toMatchObject({ state: 'missing', in_use: false })
  const saved = await world.save('midtrans', MIDTRANS)
  expect([saved.status, await saved.json()]).toEqual([200, { success: true }])
  await expect.poll(() => world.isUsed('midtrans'), isUp).toBe(true)

  const shown = await (await ask('/gateways')).text()
  expect(shown).not.toContain(MIDTRANS.server_key)
  expect(shown).not.toContain(MIDTRANS.merchant_id)
  expect(readFileSync(join(dataDir, 'angkasa.db')).includes(MIDTRANS.server_key)).toBe(false)
  const { entries } = await json<{ entries: object[] }>('/audit-log')
  expect(entries[0]).toMatchObject({ action: 'secret_saved', subject: 'payments.midtrans', detail: null })

  const productId = await site.admin.sell([{ text: 'say %player%' }])
  const { reference } = await createBuyer(site.url).order({ productId })
  expect(midtrans.find(reference)).toMatchObject({ amount: 50_000 })
  const { results } = await json<{
    results: { id: string; reason: string; values?: object }[]
  }>('/checks/run', 'POST', { part: 'payments' })
  expect(results.find(({ id }) => id === 'payments')).toMatchObject({
    reason: 'gateway_ready',
    values: { gateway: 'Midtrans' },
  })

  expect((await ask('/gateways/midtrans', 'DELETE')).status).toBe(200)
  await expect.poll(() => world.isUsed('midtrans'), isUp).toBe(false)
  expect(await world.show('midtrans')).toMatchObject({ state: 'missing', updated_at: null })
})

test('another process with the same database takes the keys into use', async () => {
  await using database = await openFreshPostgres()
  const env = { DATABASE_URL: database.url, SECRET_KEY: 'a'.repeat(64) }
  await using here = await open(env)
  await using there = await open(env)

  expect((await here.save('midtrans', MIDTRANS)).status).toBe(200)
  await expect.poll(() => there.isUsed('midtrans'), isUp).toBe(true)
})

test('keys that a gateway refuses are not saved, and its words are the answer', async () => {
  await using world = await open()
  for (const [gateway, keys, words] of [
    ['tripay', { ...TRIPAY, api_key: 'wrong' }, 'Invalid API Key'],
    ['tripay', { ...TRIPAY, private_key: 'wrong' }, 'Invalid signature'],
    ['midtrans', { ...MIDTRANS, server_key: 'wrong' }, 'Midtrans replied 401'],
  ] as const) {
    const refused = await world.save(gateway, keys)
    const reply = { code: 'gateway_keys_refused', error: expect.stringContaining(words) }
    expect([refused.status, await refused.json()]).toMatchObject([409, reply])
    expect(await world.show(gateway)).toMatchObject({ state: 'missing' })
  }
})

test('a missing key and a gateway that does not answer save nothing', async () => {
  await using world = await open({ TRIPAY_URL: 'http://127.0.0.1:9' })
  const { private_key: _, ...partly } = TRIPAY

  expect(await (await world.save('tripay', partly)).json()).toMatchObject({ code: 'gateway_keys_missing' })
  expect(await (await world.save('tripay', TRIPAY)).json()).toMatchObject({ code: 'gateway_keys_refused' })
  expect(await world.show('tripay')).toMatchObject({ state: 'missing' })
})

test('keys of the environment win and cannot be replaced in the console', async () => {
  await using world = await open({
    MIDTRANS_MERCHANT_ID: MIDTRANS.merchant_id,
    MIDTRANS_SERVER_KEY: MIDTRANS.server_key,
  })
  expect(await world.show('midtrans')).toMatchObject({ state: 'environment', in_use: true })
  const refused = await world.save('midtrans', MIDTRANS)
  expect(await refused.json()).toMatchObject({ code: 'secret_in_environment' })
})
