// Two processes on one PostgreSQL, with one gateway and one game server.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { clientOf, signIn } from '#tests/support/settings-client.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { startOutside } from './outside.ts'

const CHANGED_BY_A_PROXY = { 'content-type': 'text/plain; charset=latin1', 'user-agent': 'curl/8' }
const SOON = { timeout: 20_000, interval: 50 }

let open: AsyncDisposableStack
let outside: Awaited<ReturnType<typeof startOutside>>
let one: RunningSite
let other: RunningSite

beforeAll(async () => {
  open = new AsyncDisposableStack()
  const database = open.use(await openFreshPostgres())
  outside = open.use(await startOutside())
  const env = { ...outside.env, DATABASE_URL: database.url }
  // Both start at once on an empty database; one of them migrates and seeds.
  const sites = await Promise.all([startSite({ env }), startSite({ env })])
  for (const site of sites) open.use(site)
  ;[one, other] = sites
  await ownProducts(one.url, outside.owner)
})
afterAll(() => open.disposeAsync())

let visitors = 0
/** A buyer with one address at both sites. */
function newBuyer() {
  visitors += 1
  const headers = { 'x-forwarded-for': `198.51.100.${visitors}` }
  return { here: createBuyer(one.url, headers), there: createBuyer(other.url, headers) }
}

test('delivers once when the order, the callback and its repeats reach different processes', async () => {
  const names = Array.from({ length: 12 }, (_, place) => `Twice_${place}`)
  const references = await Promise.all(
    names.map(async (username) => {
      const { status, reference } = await newBuyer().here.order({ username })
      expect(status).toBe(200)
      return reference
    }),
  )
  const answers = await Promise.all(
    references.flatMap((reference) =>
      [other, one, other, one].map(({ url }, copy) =>
        outside.tell(url, reference, copy === 3 ? CHANGED_BY_A_PROXY : {}),
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))

  for (const reference of references) {
    await vi.waitFor(async () => {
      for (const { url } of [one, other]) {
        expect((await createBuyer(url).payment(reference)).reply).toMatchObject({
          status: 'PAID',
          delivery: { state: 'delivered' },
        })
      }
    }, SOON)
  }
  const commands = outside.executed().filter((command) => command.includes('Twice_'))
  const players = commands.map((command) => /Twice_\d+/.exec(command)?.[0])
  expect(players.toSorted()).toEqual(names.toSorted())
})

test('of six payments at once above a limit of one, at both processes, one is delivered and five are held', async () => {
  const { ask, json } = await signIn(one, outside.owner)
  const [product] = (await json<{ products: AdminProduct[] }>('/products')).products
  const references = await Promise.all(
    Array.from({ length: 6 }, async () => (await newBuyer().here.order({ username: 'Six_1' })).reference),
  )
  const { _id: id, ...form } = product as AdminProduct
  const limited = { ...form, limit_per_player: { count: 1, period: 'ever' } }
  expect((await ask(`/products/${id}`, 'PUT', limited)).status).toBe(200)
  await Promise.all(
    references.flatMap((reference) => [one, other, one].map(({ url }) => outside.tell(url, reference))),
  )
  const states = async () => {
    const payments = await Promise.all(
      references.map((reference) => createBuyer(other.url).payment(reference)),
    )
    return payments.map(({ reply }) => reply.delivery?.state).sort()
  }
  await vi.waitFor(
    async () => expect(await states()).toEqual([...Array(5).fill('checking'), 'delivered']),
    SOON,
  )
  expect(outside.executed().filter((command) => command.includes('Six_1'))).toHaveLength(1)
  const { actions } = await json<{ actions: { state: string }[] }>('/send-actions?state=held')
  expect(actions.map(({ state }) => state)).toEqual(Array(5).fill('held'))
  const [{ version } = form] = (await json<{ products: AdminProduct[] }>('/products')).products
  expect((await ask(`/products/${id}`, 'PUT', { ...form, version, limit_per_player: null })).status).toBe(200)
})

test('an edited product and a saved name are on cached pages of the other process', async () => {
  const { ask, json, save } = await signIn(one, outside.owner)
  const { products } = await json<{ products: AdminProduct[] }>('/products')
  const [product] = products
  const shows = async (site: RunningSite, name = '') => (await site.text('/en/store')).includes(name)
  expect(await shows(other, product?.name)).toBe(true)

  const { _id: id, ...form } = { ...(product as AdminProduct), name: 'Renamed Everywhere' }
  expect((await ask(`/products/${id}`, 'PUT', form)).status).toBe(200)

  expect(await shows(one, 'Renamed Everywhere')).toBe(true)
  // Without invalidation the page stays cached for a minute.
  await vi.waitFor(async () => expect(await shows(other, 'Renamed Everywhere')).toBe(true), SOON)
  await save('identity', { ...demoSettings.identity, name: 'NusantaraCraft' })
  await vi.waitFor(async () => expect(await shows(other, 'NusantaraCraft')).toBe(true), SOON)
})

test('a session is valid at both processes until it is signed out', async () => {
  const here = await signIn(one, outside.owner)
  const there = clientOf(other.url, here.token)
  expect((await there.ask('/overview')).status).toBe(200)

  expect((await there.ask('/logout', 'POST')).status).toBe(200)
  expect((await here.ask('/overview')).status).toBe(401)
})

test('a proof of work is verified by the other process and spent at both', async () => {
  const { here, there } = newBuyer()
  const order = { turnstileToken: await here.proof(), username: 'Proof_1' }
  expect((await there.order(order)).status).toBe(200)

  const again = await here.order(order)
  expect([again.status, again.reply.code]).toEqual([403, 'security_check_failed'])
})

test('the order limit per name is shared by both processes', async () => {
  const { here, there } = newBuyer()
  const proofs = await Promise.all(Array.from({ length: 14 }, () => here.proof()))
  const tried = await Promise.all(
    proofs.map((turnstileToken, place) =>
      (place % 2 ? here : there).order({ turnstileToken, username: 'Limited' }),
    ),
  )

  const statuses = tried.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)])
})
