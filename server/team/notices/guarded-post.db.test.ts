// Webhooks in production: https only, no way into the own network, no redirect, bounded answers.
import { createServer as createTlsServer } from 'node:https'
import { expect, test } from 'vitest'
import { NoticeEvent } from '#contract/team/notice-event.schema.ts'
import { openNoticesWorld, PAID, SIGNING_SECRET } from '#tests/support/notices-world.ts'
import { testWith } from '#tests/support/test-with.ts'
import { createMessage } from './message.ts'
import { createSender } from './senders/index.ts'

const clock = { now: () => new Date('2026-11-16T13:14:00.000Z') }
const message = createMessage(
  { id: 'msg_1', topic: 'sale', events: [{ ...NoticeEvent.parse(PAID), at: clock.now().toISOString() }] },
  { publicUrl: 'https://angkasa.test', network: 'Angkasa', language: 'en' },
)

test.each([
  ['http://example.test/hook', 'not_https'],
  ['https://127.0.0.1/hook', 'private_address'],
  ['https://[::1]/hook', 'private_address'],
  ['https://10.0.0.7:8443/hook', 'private_address'],
  ['https://169.254.169.254/latest/meta-data', 'private_address'],
  ['https://0x7f.1/hook', 'private_address'],
  ['https://2130706433/hook', 'private_address'],
  // Resolved before it is checked.
  ['https://localhost/hook', 'private_address'],
])('in production %s is refused: %s', async (url, reason) => {
  const send = createSender({ clock, allowPrivate: false, timeoutMs: 2_000 })
  const result = await send({ kind: 'webhook', url, secret: SIGNING_SECRET }, message)
  expect(result).toMatchObject({ outcome: 'failed', reason })
})

const sendHook = ({ send, webhook }: Awaited<ReturnType<typeof openNoticesWorld>>, url = webhook.url) =>
  send({ kind: 'webhook', url, secret: SIGNING_SECRET }, message)

const inWorld = testWith(() => openNoticesWorld())

inWorld('a redirect is a failure and is not followed', async (world) => {
  world.webhook.setFault('redirect')
  const result = await sendHook(world)
  expect(result).toMatchObject({ outcome: 'failed', reason: 'rejected' })
  expect(world.webhook.messages).toEqual([])
})

inWorld('a huge answer is cut, and its status counts', async (world) => {
  world.webhook.setFault('huge')
  const delivered = await sendHook(world)
  expect(delivered.outcome).toBe('delivered')
  expect(delivered.reply.length).toBeLessThanOrEqual(200)
})

test.each([
  ['hang', 'timeout'],
  ['error-500', 'rejected'],
  ['not-found', 'gone'],
] as const)('a receiver with the fault %s is told as %s', async (fault, reason) => {
  await using world = await openNoticesWorld('sqlite', { timeoutMs: 300 })
  world.webhook.setFault(fault)
  expect(await sendHook(world)).toMatchObject({ outcome: 'failed', reason })
})

inWorld(
  'a wrong secret, a wrong host name, a wrong protocol and a refused connection have their reasons',
  async (world) => {
    const other = `whsec_${Buffer.from('another secret of 24 b..').toString('base64')}`
    const { url } = world.webhook
    const forged = await world.send({ kind: 'webhook', url, secret: other }, message)
    expect(forged).toMatchObject({ reason: 'signature' })
    expect(await sendHook(world, 'http://nowhere.invalid/hook')).toMatchObject({ reason: 'host_not_found' })
    expect(await sendHook(world, url.replace('http:', 'https:'))).toMatchObject({ reason: 'tls' })
    await world.webhook.goAway()
    expect(await sendHook(world)).toMatchObject({ reason: 'refused' })
  },
)

test('a certificate that nobody signed is refused', async () => {
  const server = createTlsServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const send = createSender({ clock, allowPrivate: true, timeoutMs: 2_000 })
  const target = { kind: 'webhook' as const, url: `https://127.0.0.1:${port}/`, secret: SIGNING_SECRET }
  expect(await send(target, message)).toMatchObject({ reason: 'tls' })
  await new Promise((resolve) => server.close(resolve))
})

test.each([
  ['mailbox-full', 'refused', '552'],
  ['greylisted', 'failed', '450'],
] as const)('a mail server that answers %s: %s', async (fault, outcome, code) => {
  await using world = await openNoticesWorld()
  world.mail.setFault(fault)
  const [target] = world.channels
    .current()
    .flatMap((one) => (one.kind === 'email' && one.target ? [one.target] : []))
  if (!target) throw new Error('no mail target')
  const result = await world.send(target, message)
  expect(result).toMatchObject({ outcome, reason: 'rejected' })
  expect(result.reply).toContain(code)
})
