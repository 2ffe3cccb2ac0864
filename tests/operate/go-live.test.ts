// The way of docs/go-live.md: demo, own settings, production, game, payments, notices, backup, doctor, first sale. Stand-ins
// on loopback replace every outside service.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { CheckResult } from '#contract/monitoring/checks.ts'
import { CONTENT_KINDS } from '#contract/monitoring/content.ts'
import { callbackPath } from '#contract/settings/gateways.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { PROGRAM_ENV } from '#scripts/lib/site-program.ts'
import { stepAt, totpCode } from '#server/team/sign-in/totp.ts'
import { crowdAt, startJavaStatus } from '#simulators/game-status.ts'
import { startLeaderboardsFiles } from '#simulators/leaderboards-file.ts'
import { startAvatarServer } from '#tests/simulators/avatar-server.ts'
import { startDiscordServer } from '#tests/simulators/discord-server.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { startTripayServer } from '#tests/simulators/tripay-server.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { ADMIN_ENV, SITE_ADMIN, signIn } from '#tests/support/settings-client.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { pictureOf } from '#tests/support/site-file-world.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { tripayEnv } from './outside.ts'

const SOON = { timeout: 20_000, interval: 50 }
const RCON_PASSWORD = 'secret of the game'
const run = promisify(execFile)

vi.setConfig({ testTimeout: 180_000 })

async function openOutside(folder: string) {
  const now = () => new Date()
  const open = new AsyncDisposableStack()
  const use = async <Standin extends { close(): unknown }>(
    starting: Standin | Promise<Standin>,
  ): Promise<Standin> => {
    const standin = await starting
    open.defer(async () => void (await standin.close()))
    return standin
  }
  return {
    tripay: await use(startTripayServer({ now })),
    game: await use(startGameConsole({ password: RCON_PASSWORD })),
    status: await use(startJavaStatus(() => crowdAt(now()))),
    boards: await use(startLeaderboardsFiles({ folder: join(folder, 'boards'), now })),
    discord: await use(startDiscordServer()),
    avatars: await use(startAvatarServer()),
    close: () => open.disposeAsync(),
  }
}

type Outside = Awaited<ReturnType<typeof openOutside>>

/** Step 6: the products are the owner's, everything else of the demo goes. */
const DEMO_KINDS = CONTENT_KINDS.filter((kind) => kind !== 'products')

/** Each start has a port of its own: fetch would reuse the connections of the process before at the same port. */
async function address() {
  const port = await freePort()
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
}

async function openWay() {
  const folder = temporaryFolder()
  const outside = await openOutside(folder)
  const shared = { DATA_DIR: join(folder, 'data'), ...(await address()) }
  const server = { DATA_DIR: join(folder, 'server'), ...(await address()) }
  const live = { ...server, NODE_ENV: 'production', NOTICES_ALLOW_PRIVATE: '1', HEADS_ALLOW_PRIVATE: '1' }
  const selling = { ...live, ...(await address()), ...tripayEnv(outside.tripay) }
  const command = async (name: string, env: Record<string, string>, ...args: string[]) => {
    const program = join(import.meta.dirname, `../../scripts/${name}.ts`)
    const options = { cwd: folder, env: { ...PROGRAM_ENV, ...env } }
    // The doctor ends with code 1 when something fails.
    const failed = (error: { stdout: string }) => ({ stdout: error.stdout })
    return (await run(process.execPath, [program, ...args], options).catch(failed)).stdout
  }
  return {
    folder,
    outside,
    shared,
    live,
    selling,
    command,
    [Symbol.asyncDispose]: outside.close,
  }
}

const OWN_PRODUCT = { name: 'Starter pack', price: 15_000 }

/** Step 2: a name, a logo, one product of their own instead of the demo's, a coupon. */
async function makeItYours(site: RunningSite): Promise<void> {
  const { ask, json, save, upload } = await signIn(site)
  const uploaded = await upload('/site-images', { kind: 'logo', image: await pictureOf('#aa3311') })
  const { image_url } = (await uploaded.json()) as { image_url: string }
  await save('identity', { ...demoSettings.identity, name: 'Nusantara', logo_url: image_url })
  const { legal } = demoSettings
  await save('legal', { ...legal, terms: { ...legal.terms, en: '# Terms of Nusantara' } })
  const { products } = await json<{ products: Record<string, unknown>[] }>('/products')
  const [{ _id: own, ...form20 } = {}, ...others] = products
  for (const { _id } of others) await ask(`/products/${_id}`, 'DELETE')
  expect((await ask(`/products/${own}`, 'PUT', { ...form20, ...OWN_PRODUCT })).status).toBe(200)
  const coupon = { code: 'BUKA', kind: 'percent', value: 10, scope: null, minimum: 0, max_uses: null }
  const open = { per_player: null, starts_at: null, ends_at: null, enabled: true }
  expect((await ask('/coupons', 'POST', { ...coupon, ...open })).status).toBe(200)
}

/** The server has the content that the owner made on the laptop, with its picture. */
async function expectOwnSite(site: RunningSite): Promise<void> {
  const { json } = await signIn(site)
  const identity = await json<{
    value: { name: string; logo_url: string }
  }>('/settings/identity')
  expect(identity.value.name).toBe('Nusantara')
  expect((await site.get(identity.value.logo_url)).headers.get('content-type')).toBe('image/webp')
  expect(await json('/discounts')).toMatchObject({
    coupons: [{ code: 'BUKA' }],
    products: [OWN_PRODUCT],
  })
}

/** Steps 4 and 6: servers, boards, heads and notices in the console. */
async function connect(
  site: RunningSite,
  { game, status, boards, discord, avatars }: Outside,
): Promise<void> {
  const { ask, json, save } = await signIn(site)
  const [first, ...others] = demoSettings.servers.list
  if (!first) throw new Error('the demo has servers')
  const connected = {
    ...first,
    rcon: { host: '127.0.0.1', port: game.port },
    ping: { host: '127.0.0.1', port: status.port },
    boards: { kind: 'sqlite' as const, path: boards.urls.survival.replace('sqlite:', '') },
  }
  await save('servers', { ...demoSettings.servers, list: [connected, ...others] })
  await ask('/secrets/servers.survival.rcon_password', 'PUT', { value: RCON_PASSWORD })
  expect(await json('/servers/survival/test', 'POST', {})).toMatchObject({
    rcon: { state: 'ok' },
    ping: { state: 'ok' },
    boards: { state: 'ok' },
  })
  await save('heads', { enabled: true, sources: [{ url: avatars.url, editions: 'all' }] })

  const channel = { kind: 'discord', id: 'discord', name: 'Staff', events: 'all', language: 'en' } as const
  await save('notices', { ...demoSettings.notices, channels: [channel] })
  await ask('/secrets/notices.discord.url', 'PUT', { value: discord.url })
  const told = await ask('/notices/channels/discord/test', 'POST', {})
  expect([told.status, discord.messages.length]).toEqual([200, 1])
}

/** Step 6: as an authenticator app does it. */
async function setUpTwoFactor(ask: Awaited<ReturnType<typeof signIn>>['ask']): Promise<void> {
  const begun = await ask('/account/two-factor', 'POST', { current_password: SITE_ADMIN.password })
  const { secret } = (await begun.json()) as { secret: string }
  const code = totpCode(secret, stepAt(new Date()))
  expect((await ask('/account/two-factor/activate', 'POST', { code })).status).toBe(200)
}

test('an owner goes from the demo to the first sale', async () => {
  await using way = await openWay()
  const { outside, command } = way

  // 1 and 2: an order in the demo, an own name, everything in a file.
  const demo = await startSite({ env: { ...way.shared, ...ADMIN_ENV } })
  await createBuyer(demo.url).buy({ username: 'Tester' })
  await makeItYours(demo)
  await command('site', way.shared, 'export', join(way.folder, 'site.zip'))
  await demo[Symbol.asyncDispose]()

  // 3: in production a part without a source is off.
  const installed = await startSite({ env: { ...way.live, ...ADMIN_ENV } })
  expect(await installed.json('/api/health')).toMatchObject({
    parts: { payments: 'off', status: 'off', delivery: 'off', leaderboards: 'off', voters: 'off' },
  })
  expect((await installed.get('/en/store')).status).toBe(404)
  expect(await command('site', way.live, 'import', join(way.folder, 'site.zip'))).toContain('1 picture;')
  await expectOwnSite(installed)
  await connect(installed, outside)
  await installed[Symbol.asyncDispose]()

  // 5 and 6: real payments, a backup, no test data, and a doctor that names only the address without https.
  await using site = await startSite({ env: { ...way.selling, ...ADMIN_ENV } })
  outside.tripay.setCallbackUrl(site.url + callbackPath('tripay'))
  const { ask, json, save } = await signIn(site)
  await ownProducts(site.url, SITE_ADMIN)
  expect((await ask('/content/remove', 'POST', { kinds: DEMO_KINDS })).status).toBe(200)
  await save('play', { ...demoSettings.play, java: { host: 'play.nusantara.test', port: 25_565 } })
  await setUpTwoFactor(ask)
  expect(await command('backup', way.selling, '--to', join(way.folder, 'backups'))).toContain('Checked.')
  expect(await json('/test-data', 'DELETE')).toMatchObject({ orders: 0, left: 0 })
  const { checks } = JSON.parse(await command('doctor', way.selling, '--json')) as { checks: CheckResult[] }
  const inState = (state: string) => checks.filter((check) => check.state === state).map(({ id }) => id)
  expect([inState('failing'), inState('demo')]).toEqual([['public_url'], []])

  // 7: the first sale reaches the game and the team.
  const buyer = createBuyer(site.url)
  const { reference } = await buyer.order({ username: 'Notch' })
  const [paid] = outside.tripay.transactions()
  await outside.tripay.settle(paid?.reference ?? '', 'PAID')
  await expect.poll(async () => (await buyer.payment(reference)).reply.status, SOON).toBe('PAID')
  await expect
    .poll(() => outside.game.executed().map(({ command }) => command), SOON)
    .toContain('points give Notch 20')
  await expect.poll(() => JSON.stringify(outside.discord.messages), SOON).toContain('Notch')
  expect(JSON.stringify(outside.discord.messages)).not.toContain('Tester')
  expect(await json('/transactions')).toMatchObject({
    transactions: [{ username: 'Notch', status: 'PAID', is_test: false }],
  })
  expect((await site.get('/heads/64-Notch.webp')).headers.get('etag')).not.toBeNull()

  // Real keys on the data of the demo: play money counts nowhere, reaches no game, and can be deleted.
  const env = { ...way.selling, DATA_DIR: way.shared.DATA_DIR, ...(await address()), ...ADMIN_ENV }
  await using switched = await startSite({ env })
  const desk = await signIn(switched)
  expect(await desk.json('/transactions')).toMatchObject({ transactions: [] })
  expect(await desk.json('/transactions?test=only')).toMatchObject({ transactions: [{ username: 'Tester' }] })
  expect(await switched.text('/api/leaderboards/global')).not.toContain('Tester')
  expect(await desk.json('/test-data', 'DELETE')).toMatchObject({ orders: 1, left: 0 })
  expect(await desk.json('/transactions?test=shown')).toMatchObject({ transactions: [] })
  expect(JSON.stringify(outside.game.executed())).not.toContain('Tester')
})
