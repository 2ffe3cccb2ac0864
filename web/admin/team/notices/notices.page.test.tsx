import { expect, test } from 'vitest'
import type { SecretEntry } from '#contract/platform/secrets.schema.ts'
import type { NoticeMessage } from '#contract/team/notices.schema.ts'
import { openSettings } from '#tests/support/render-settings.ts'

const AT = '2026-11-15T12:00:00.000Z'
const SENT: NoticeMessage = {
  ...{ id: 'M1', channel: 'discord', name: 'Discord', kind: 'discord', topic: 'test', types: [], at: AT },
  ...{ state: 'delivered', tries: 1, next_try_at: null, reason: null, reply: null, ms: 12 },
  ...{ title: 'Test message', lines: ['Sent by: ayu'] },
}

function openNotices(language: 'en' | 'id' = 'en') {
  const secret: SecretEntry = {
    ...{ name: 'notices.webhook.secret', state: 'missing', variable: 'X', updated_at: null },
  }
  return openSettings('notices', {
    language,
    api: {
      'GET /api/admin/notices': { channels: [], mail_server: null, messages: [SENT] },
      'GET /api/admin/secrets': () => ({ secrets: [{ ...secret }] }),
      'PUT /api/admin/secrets/:name': () => Object.assign(secret, { state: 'stored' }),
      'POST /api/admin/notices/channels/:id/test': ({ params: { id } }) => ({
        ...{ simulated: false, reason: null, ms: 12, reply: '250 2.0.0 Queued', at: AT },
        ...(id === 'discord'
          ? ({ state: 'not_set', lacks: 'valid_address' } as const)
          : ({ state: 'delivered', lacks: null } as const)),
      }),
    },
  })
}

test('a test of a channel shows the reply of its receiver, or what its address lacks', async () => {
  const { bodies, click, texts, type } = await openNotices()
  await type('main input', 'Webhook address', 'https://example.com/')
  await click('button', 'Send a test')
  expect(bodies).toEqual([{ secret: 'https://example.com/' }])
  expect(texts('main').join()).toContain("Not a Discord webhook address. An invite link doesn't work here.")
  await click('section section:nth-of-type(2) button', 'Send a test')
  expect(texts('main').join()).toContain('Reply: 250 2.0.0 Queued')
})

test('every switch on is all events, and the log shows the messages of one state', async () => {
  const { click, fire, get, saved, texts } = await openNotices()
  for (const topic of ['Sign-ins and access', 'Daily summary', 'News', 'Incident', 'Goal reached'])
    await click('main input', `${topic}, Discord`)
  await click('main input', 'Paid order, Webhook')
  await click('button', 'Save')
  expect(
    saved('notices')
      .channels.map(({ events }) => events)
      .slice(0, 2),
  ).toEqual(['all', ['attention', 'refund']])
  expect(texts('main tbody').at(-1)).toContain('Sent by: ayu')
  const shown = get('select', 'Show') as HTMLSelectElement
  shown.value = 'failed'
  await fire(shown, new Event('change', { bubbles: true }))
  expect(texts('main').join()).not.toContain('Test message')
})

test('a signing secret is made, saved and never shown again', async () => {
  const { bodies, click, find, texts } = await openNotices()
  await click('main button', 'New secret')
  const [secret] = texts('main code')
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await click('main button', 'Save secret')
  expect(bodies).toEqual([{ value: secret }])
  expect(texts('main').join()).toContain('Saved, never shown')
  expect(find('main input', 'Signing secret')).toBeUndefined()
})

test('a channel is added, its recipients are checked, and its removal can be undone', async () => {
  const { click, find, get, texts, type } = await openNotices()
  await click('main button', 'E-mail')
  await type('section section:last-of-type input', 'To', 'ayu@example.com, not-an-address')
  await click('button', 'Save')
  expect(texts('main .error')).toEqual(['An e-mail address such as name@example.com.'])
  await click('main button', 'Remove E-mail 2')
  expect(find('main button', 'Remove E-mail 2')).toBeUndefined()
  await click('.toast button', 'Undo')
  expect(get('section section:last-of-type input', 'To')).toHaveProperty(
    'value',
    'ayu@example.com, not-an-address',
  )
})

test('a new channel speaks the language of the console', async () => {
  const { click, saved } = await openNotices('id')
  await click('main button', 'Discord')
  await click('button', 'Simpan')
  expect(saved('notices').channels.at(-1)).toMatchObject({ kind: 'discord', language: 'id' })
})
