// The notices screen over HTTP: state, log, test and retry; secrets never come back.
import { expect, test } from 'vitest'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { DATABASES, type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { DISCORD, FAILED, openNoticesWorld, PAID, SIGNING_SECRET } from '#tests/support/notices-world.ts'
import { testWith } from '#tests/support/test-with.ts'
import { noticesRoutes } from './notices.routes.ts'
import { createNoticesAdmin } from './notices-admin.service.ts'

async function openScreen(
  kind: DatabaseKind = 'sqlite',
  options: Parameters<typeof openNoticesWorld>[1] = {},
) {
  const world = await openNoticesWorld(kind, options)
  const app = await startAdminApp(world.db, (fastify, area) => {
    const admin = createNoticesAdmin({ ...world, limits: area.limits, audit: area.audit })
    noticesRoutes(fastify, admin)
  })
  const replies: string[] = []
  async function ask(path: string, json?: unknown) {
    const sent = json === undefined ? {} : { method: 'POST', json }
    const reply = await app.ask(`/api/admin/notices${path}`, sent)
    const text = await reply.text()
    replies.push(text)
    return { status: reply.status, body: JSON.parse(text) }
  }
  /** Sends the test of a saved channel or of a draft. */
  const sendTest = async (id: string, draft: object = {}) => (await ask(`/channels/${id}/test`, draft)).body
  async function dispose() {
    await app[Symbol.asyncDispose]()
    await world[Symbol.asyncDispose]()
  }
  return { world, app, ask, sendTest, replies, [Symbol.asyncDispose]: dispose }
}

const onBoth = onBothWith((kind) => openScreen(kind))
const onSqlite = testWith(() => openScreen())
const onDiscord = testWith(() => openScreen('sqlite', { channels: [DISCORD] }))

onBoth('the log shows each message with its reply, newest first', async ({ world, ask }) => {
  await world.record(PAID)
  await world.worker.deliverDue()
  world.clock.pass(1_000)
  await world.record(FAILED)
  await world.record(FAILED)
  world.clock.pass(60_000)
  await world.worker.deliverDue()
  const { status, body } = await ask('')
  expect(status).toBe(200)
  const shown = body.messages.filter(({ channel }: { channel: string }) => channel === 'discord')
  expect(shown).toMatchObject([
    { title: '2 things need action', state: 'delivered', types: ['delivery.failed', 'delivery.failed'] },
    { title: 'Order paid', state: 'delivered', tries: 1, reply: 'HTTP 200', name: 'Discord' },
  ])
  expect(shown[0].lines).toHaveLength(2)
  expect(body.channels).toMatchObject([
    { id: 'discord', lacks: null, failures: 0, waiting: 0 },
    { id: 'hook', lacks: null },
    { id: 'email', lacks: null },
  ])
})

onSqlite('a test says what came back, is in the log and in the audit log', async (screen) => {
  const { world, ask, app, sendTest } = screen
  expect(await sendTest('discord')).toMatchObject({ state: 'delivered', reply: 'HTTP 200' })
  world.webhook.setFault('error-500')
  expect(await sendTest('hook')).toMatchObject({
    state: 'failed',
    reason: 'rejected',
    reply: 'HTTP 500 <h1>Internal Server Error</h1>',
  })
  expect(await sendTest('email')).toMatchObject({ state: 'delivered' })
  expect((await ask('/channels/none/test', {})).status).toBe(404)
  expect(world.mail.mails[0]?.text).toContain('Pesan tes')
  const { body } = await ask('')
  const told = body.messages.map(({ topic, state }: Record<string, string>) => `${topic} ${state}`)
  expect(told.sort()).toEqual(['test delivered', 'test delivered', 'test failed'])
  // The badge of the channel counts messages of events only.
  expect(body.channels.map(({ failed }: { failed: number }) => failed)).toEqual([0, 0, 0])
  const { entries } = await app.audit.list({ page: 1 })
  expect(entries.filter(({ action }) => action === 'notice_tested')).toHaveLength(3)
})

test('a draft can be tested before it is saved', async () => {
  await using screen = await openScreen('sqlite', { channels: [] })
  const { world, sendTest } = screen
  const draft = { channel: { ...DISCORD, id: 'new' }, secret: world.discord.url }
  expect(await sendTest('new', draft)).toMatchObject({ state: 'delivered' })
  const { channel } = draft
  expect(await sendTest('new', { channel })).toMatchObject({ state: 'not_set', lacks: 'address' })
  const wrong = { ...draft, secret: 'https://discord.example/api/webhooks/1/x' }
  expect(await sendTest('new', wrong)).toMatchObject({ lacks: 'valid_address' })
})

test.each(DATABASES)('%s: a failed message is tried again by the owner', async (kind) => {
  await using screen = await openScreen(kind, { channels: [DISCORD] })
  const { world, ask, app } = screen
  await world.discord.goAway()
  await world.record(PAID)
  for (let hour = 0; hour < 40; hour += 1) {
    await world.worker.deliverDue()
    world.clock.pass(60 * 60 * 1_000)
  }
  const [failed] = (await ask('')).body.messages
  expect(failed).toMatchObject({ state: 'failed', reason: 'refused' })
  await world.discord.comeBack()
  expect((await ask(`/messages/${failed.id}/retry`, {})).status).toBe(200)
  await world.worker.deliverDue()
  expect((await ask('')).body.messages).toMatchObject([{ id: failed.id, state: 'delivered' }])
  expect((await ask(`/messages/${failed.id}/retry`, {})).status).toBe(404)
  const { entries } = await app.audit.list({ page: 1 })
  expect(entries[0]).toMatchObject({ action: 'notice_retried', subject: 'discord' })
})

onDiscord('a test that arrives ends the pause of the channel', async ({ world, ask }) => {
  world.discord.setFault('error-500')
  await world.record(PAID)
  for (let count = 0; count < 10; count += 1) {
    await world.worker.deliverDue()
    world.clock.pass(60_000)
  }
  expect((await ask('')).body.channels[0].failures).toBeGreaterThan(2)
  world.discord.setFault(null)
  await ask('/channels/discord/test', {})
  await world.worker.deliverDue()
  expect((await ask('')).body.channels[0]).toMatchObject({ failures: 0, waiting: 0, failed: 0 })
})

onSqlite('no reply, log line or audit entry holds a secret', async ({ world, ask, app, replies }) => {
  for (const fault of [null, 'error-500', 'not-found', 'echoes'] as const) {
    world.discord.setFault(fault)
    world.webhook.setFault(fault)
    for (const id of ['discord', 'hook', 'email']) await ask(`/channels/${id}/test`, {})
    await world.record(PAID)
    await world.worker.deliverDue()
    world.clock.pass(60 * 60 * 1_000)
  }
  await world.discord.goAway()
  await world.record(PAID)
  await world.worker.deliverDue()
  await ask('')
  const { entries } = await app.audit.list({ page: 1 })
  const told = JSON.stringify([replies, world.logged, await world.rows(), app.lines, entries])
  expect(told).not.toContain('simulated-token')
  expect(told).not.toContain(SIGNING_SECRET.slice('whsec_'.length))
})

onDiscord('tests are limited, and nobody else may ask', async ({ ask, app }) => {
  const statuses: number[] = []
  for (let count = 0; count < 22; count += 1) {
    statuses.push((await ask('/channels/discord/test', {})).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect((await fetch(`${app.url}/api/admin/notices`)).status).toBe(401)
})

const onPublic = testWith(() => openScreen('sqlite', { allowPrivate: false }))

onPublic('a secret that no channel can use is refused before it is stored', ({ world }) => {
  const refusalsOf = (...values: string[]) =>
    world.channels.secrets().flatMap((secret) => ('refuse' in secret ? [values.map(secret.refuse)] : []))
  const webhook = `https://discord.com/api/webhooks/123456789012345678/${'t'.repeat(68)}`
  expect(refusalsOf(webhook, SIGNING_SECRET)).toEqual([
    [null, 'not_a_discord_webhook'],
    ['not_a_signing_secret', null],
  ])
  const invites = ['https://discord.gg/x', 'http://127.0.0.1:1/hook', webhook.replace('https', 'http')]
  expect(refusalsOf(...invites)[0]).toEqual(invites.map(() => 'not_a_discord_webhook'))
})
