// The outbox: nothing is lost, one id for each message, retries with back-off, floods folded, rate limits of the receiver.
import { expect, test } from 'vitest'
import { NOTICE_TRIES } from '#contract/settings/notices.ts'
import { type DatabaseKind, onBothWith, onSqliteWith } from '#tests/support/databases.ts'
import { DISCORD, EMAIL, FAILED, openNoticesWorld, PAID } from '#tests/support/notices-world.ts'
import { testWith } from '#tests/support/test-with.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const onBoth = onBothWith(openNoticesWorld)
const onHook = testWith(async () => {
  const world = await openNoticesWorld()
  world.save({ channels: [world.hook] })
  return world
})
const openDiscord = (kind: DatabaseKind) => openNoticesWorld(kind, { channels: [DISCORD] })
const onDiscord = onSqliteWith(openDiscord)
const onBothDiscord = onBothWith(openDiscord)

type World = Awaited<ReturnType<typeof openNoticesWorld>>

/** So often, with a pause after each time. */
async function deliver({ worker, clock }: World, times: number, pauseMs = MINUTE): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await worker.deliverDue()
    clock.pass(pauseMs)
  }
}

onBoth('an event reaches every channel, each in its own form', async (world) => {
  await world.record(PAID)
  await world.worker.deliverDue()

  expect(world.discord.messages).toHaveLength(1)
  expect(world.discord.messages[0]?.embeds?.[0]).toMatchObject({
    title: 'Order paid',
    url: 'https://angkasa.test/en/admin/store/transactions/ORDER1',
  })
  expect(world.discord.messages[0]?.embeds?.[0]?.description).toContain('Rp77.000')
  expect(world.webhook.messages).toMatchObject([
    { type: 'order.paid', data: { reference: 'ANG-1', player: 'Steve_1', amount: 77_000, is_test: false } },
  ])
  expect(world.mail.mails).toHaveLength(1)
  expect(world.mail.mails[0]).toMatchObject({ to: ['owner@example.test'], from: 'site@angkasa.test' })
  expect(world.mail.mails[0]?.subject).toContain('Pesanan lunas')
  expect(await world.rows()).toMatchObject(Array(3).fill({ state: 'delivered', tries: 1 }))
})

onBoth('an event is stored with its transaction, or not at all', async (world) => {
  const rolledBack = world.db.transaction().execute(async (trx) => {
    await world.notices.record(trx, PAID)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await world.worker.deliverDue()
  expect(await world.rows()).toEqual([])
  expect(world.webhook.messages).toEqual([])
})

onBothDiscord('an event with a key is stored once', async (world) => {
  for (let process = 0; process < 3; process += 1) {
    await world.notices.record(world.db, PAID, { key: 'summary 2026-11-15' })
  }
  expect(await world.rows()).toHaveLength(1)
})

test('only channels with the event switched on, and with an address, are told', async () => {
  const channels = [
    { ...DISCORD, events: ['refund' as const] },
    { ...DISCORD, id: 'other', events: 'all' as const },
    { ...EMAIL, events: ['sale' as const] },
  ]
  await using world = await openNoticesWorld('sqlite', { channels })
  await world.record(PAID)
  expect((await world.rows()).map(({ channel }) => channel)).toEqual(['email'])
})

onBoth('a message is tried eight times in 24 hours with one id, then failed', async (world) => {
  world.save({ channels: [world.hook] })
  world.webhook.setFault('error-500')
  await world.record(PAID)
  const ids = new Set<string | null>()
  const begun = world.clock.now().getTime()
  for (let minute = 0; minute < 25 * 60; minute += 1) {
    await world.worker.deliverDue()
    const [row] = await world.rows()
    ids.add(row?.message_id ?? null)
    if (row?.state === 'failed') break
    world.clock.pass(MINUTE)
  }
  const [row] = await world.rows()
  expect(row).toMatchObject({ state: 'failed', tries: NOTICE_TRIES, reason: 'rejected' })
  expect(row?.reply).toContain('HTTP 500')
  expect(ids.size).toBe(1)
  const hours = (world.clock.now().getTime() - begun) / HOUR
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(24.5)
  expect(world.logged.filter((line) => line.startsWith('notice given up'))).toHaveLength(1)
})

onHook('a lost answer repeats the message with the same id', async (world) => {
  world.webhook.setFault('lost-answer')
  await world.record(PAID)
  await world.worker.deliverDue()
  world.webhook.setFault(null)
  world.clock.pass(MINUTE)
  await world.worker.deliverDue()
  const ids = world.webhook.messages.map(({ id }) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(await world.rows()).toMatchObject([{ state: 'delivered', tries: 2 }])
})

onBoth('two processes send each message once', async (world) => {
  world.save({ channels: [world.hook] })
  for (let count = 0; count < 20; count += 1) await world.record(PAID)
  const workers = [world.startWorker(), world.startWorker()]
  while ((await world.rows()).some(({ state }) => state === 'waiting')) {
    await Promise.all(workers.map((worker) => worker.deliverDue()))
  }
  expect(world.webhook.messages).toHaveLength(20)
  expect(new Set(world.webhook.messages.map(({ id }) => id)).size).toBe(20)
})

onBoth('a killed process leaves a lease that expires, and its message leaves again', async (world) => {
  world.save({ channels: [world.hook] })
  await world.record(PAID)
  await world.worker.deliverDue()
  await world.record(PAID)
  const until = new Date(world.clock.now().getTime() + 45_000).toISOString()
  await world.db.updateTable('notice_channel').set({ lease: 'killed', leased_until: until }).execute()
  await world.worker.deliverDue()
  expect(world.webhook.messages).toHaveLength(1)
  world.clock.pass(46_000)
  await world.worker.deliverDue()
  expect(world.webhook.messages).toHaveLength(2)
})

onBothDiscord('what needs attention is gathered for a minute into one message', async (world) => {
  for (let count = 0; count < 5; count += 1) await world.record(FAILED)
  await world.worker.deliverDue()
  expect(world.discord.messages).toEqual([])
  world.clock.pass(30_000)
  await world.record(FAILED)
  world.clock.pass(31_000)
  await world.worker.deliverDue()
  expect(world.discord.messages).toHaveLength(1)
  expect(world.discord.messages[0]?.embeds?.[0]?.title).toBe('6 things need action')
  expect(new Set((await world.rows()).map(({ message_id }) => message_id)).size).toBe(1)
})

onHook('webhooks get each event by itself and at once', async (world) => {
  for (let count = 0; count < 3; count += 1) await world.record(FAILED)
  await world.worker.deliverDue()
  expect(world.webhook.messages.map(({ type }) => type)).toEqual(Array(3).fill('delivery.failed'))
})

onDiscord('while a channel fails its events wait together, and leave folded once it works', async (world) => {
  await world.discord.goAway()
  for (let count = 0; count < 50; count += 1) await world.record(PAID)
  await deliver(world, 10)
  await world.discord.comeBack()
  while ((await world.rows()).some(({ state }) => state === 'waiting')) {
    world.clock.pass(MINUTE)
    await world.worker.deliverDue()
  }
  expect(world.discord.messages).toHaveLength(5)
  expect((await world.rows()).every(({ state }) => state === 'delivered')).toBe(true)
})

onHook('the end of an outage makes everything due at once, also what would wait for hours', async (world) => {
  world.webhook.setFault('error-500')
  await world.record(PAID)
  await deliver(world, 4 * 60)
  expect((await world.rows())[0]?.tries).toBe(6)
  world.webhook.setFault(null)
  await world.record(PAID)
  await world.worker.deliverDue()
  expect(await world.rows()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
})

onDiscord('what waits for a removed channel fails visibly', async (world) => {
  await world.record(FAILED)
  world.save({ channels: [] })
  await world.worker.sweep()
  expect(await world.rows()).toMatchObject([{ state: 'failed', reason: 'no_channel' }])
})

test('respects the rate limit of Discord: none of 40 messages is refused', async () => {
  const limit = { messages: 5, windowMs: 2_000 }
  await using world = await openNoticesWorld('sqlite', { channels: [DISCORD], limit })
  for (let count = 0; count < 40; count += 1) {
    await world.record(PAID)
    await deliver(world, 1, 100)
  }
  await deliver(world, 100, 100)
  expect(world.discord.refused).toEqual([])
  expect((await world.rows()).every(({ state }) => state === 'delivered')).toBe(true)
})

onDiscord('waits for retry_after, and does not count it as a try', async (world) => {
  world.discord.setFault('rate-limited')
  await world.record(PAID)
  await deliver(world, 20, 2_000)
  expect(await world.rows()).toMatchObject([{ state: 'waiting', tries: 0, reason: 'rate_limited' }])
  world.discord.setFault(null)
  await world.worker.deliverDue()
  expect(await world.rows()).toMatchObject([{ state: 'delivered', tries: 1 }])
})

onDiscord('a new address is tried at once', async (world) => {
  const { url } = world.discord
  world.setSecret('notices.discord.url', url.replace('simulated-token', 'deleted-token'))
  await world.record(PAID)
  await world.worker.deliverDue()
  expect(await world.rows()).toMatchObject([{ state: 'waiting', reason: 'gone' }])
  world.setSecret('notices.discord.url', url)
  await world.worker.deliverDue()
  expect(await world.rows()).toMatchObject([{ state: 'delivered' }])
})
