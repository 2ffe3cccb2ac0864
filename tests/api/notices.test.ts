// Notices of a running site: a demo delivers to nobody, a live site only to addresses of the owner.
import { expect, test } from 'vitest'
import type { NoticeMessage } from '#contract/team/notices.schema.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import type { signIn } from '#tests/support/settings-client.ts'
import { startOwned } from '#tests/support/site.ts'

const TRIPAY = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'key-of-tripay', TRIPAY_PRIVATE_KEY: 'private' }

type Admin = Awaited<ReturnType<typeof signIn>>

async function read(admin: Admin) {
  const reply = await admin.ask('/notices')
  return (await reply.json()) as {
    channels: { id: string; lacks: string | null; simulated: boolean }[]
    messages: NoticeMessage[]
  }
}

test('a paid order of the demo reaches its channels, and a test can be sent', async () => {
  await using site = await startOwned()
  await createBuyer(site.url).buy()
  const findSale = async () =>
    (await read(site.admin)).messages.find(({ topic, channel }) => topic === 'sale' && channel === 'discord')
  await expect.poll(async () => (await findSale())?.state, { timeout: 20_000 }).toBe('delivered')
  const sale = await findSale()
  expect(sale).toMatchObject({ title: 'Order paid', types: ['order.paid'] })
  expect(sale?.lines.join()).toContain('Player: Steve')
  const { channels } = await read(site.admin)
  expect(channels.every(({ simulated, lacks }) => simulated && lacks === null)).toBe(true)
  for (const { id } of channels) {
    const sent = await site.admin.ask(`/notices/channels/${id}/test`, 'POST', {})
    expect(await sent.json()).toMatchObject({ state: 'delivered', simulated: true })
  }
})

test('a live site has no simulator, and refuses private addresses', async () => {
  await using site = await startOwned(TRIPAY)
  const { channels } = await read(site.admin)
  expect(channels.map(({ id, lacks, simulated }) => [id, lacks, simulated])).toEqual([
    ['discord', 'address', false],
    ['webhook', 'address', false],
    ['email', 'mail_server', false],
  ])
  const draft = (url: string) => ({
    channel: { kind: 'webhook', id: 'webhook', name: 'Hook', events: 'all', language: 'en', url },
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  })
  for (const [url, reason] of [
    ['https://127.0.0.1:1/', 'private_address'],
    ['https://localhost:1/', 'private_address'],
    ['http://example.com/', 'not_https'],
  ] as const) {
    const sent = await site.admin.ask('/notices/channels/webhook/test', 'POST', draft(url))
    expect(await sent.json()).toMatchObject({ state: 'failed', reason })
  }
})

test('SMTP_URL sets the mail server and locks its fields', async () => {
  const env = { SMTP_URL: 'smtp://ayu:hidden-password@127.0.0.1:1', SMTP_FROM: 'site@example.com' }
  await using site = await startOwned(env)
  const section = await (await site.admin.ask('/settings/notices')).text()
  expect(JSON.parse(section)).toMatchObject({ environment: { smtp: 'SMTP_URL' } })
  const state = await (await site.admin.ask('/notices')).text()
  expect(JSON.parse(state)).toMatchObject({ mail_server: { source: 'environment', address: '127.0.0.1:1' } })
  expect(section + state).not.toContain('hidden-password')
})
