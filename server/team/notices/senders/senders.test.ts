// The bytes that leave the process: signatures, escaping, lengths, and addresses that are refused.
import { expect, test } from 'vitest'
import type { NoticeTopic } from '#contract/settings/notices.ts'
import { type NewNotice, NoticeEvent } from '#contract/team/notice-event.schema.ts'
import { createMessage, type Message } from '../message.ts'
import { toBody } from './discord.ts'
import { textOf } from './email.ts'
import { replyLine } from './plain.ts'
import { reasonOf } from './send-result.ts'
import { sign } from './webhook.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const ORDER = { id: 'ORDER1', reference: 'ANG-1', player: 'Steve', product: 'Vega', amount: 77_000 }

function messageOf(events: NewNotice[], topic: NoticeTopic = 'sale', language: 'en' | 'id' = 'en'): Message {
  const told = events.map((event) => ({ ...NoticeEvent.parse(event), at: '2026-11-16T13:14:00.000Z' }))
  return createMessage(
    { id: 'msg_1', topic, events: told },
    { publicUrl: 'https://angkasa.test', network: 'Angkasa', language },
  )
}

const paidBy = (player: string, product = 'Vega'): NewNotice => {
  return { type: 'order.paid', data: { ...ORDER, player, product } }
}

const ORDERED =
  '{"type":"order.paid","timestamp":"2026-11-15T22:00:00.000Z","data":{"id":"ORD-20261115-0001"}}'

test.each([
  [
    'g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1_614_265_330,
    '{"test": 2432232314}',
  ],
  ['GWmz0KH0hSBxMksBvYbtDaO6Ayps0o231JQr1KpmcX8=', 'msg_01HZX3', 1_700_000_000, ORDERED],
])('the signature follows Standard Webhooks: %s', (signature, id, timestamp, body) => {
  expect(sign(SECRET, { id, timestamp, body })).toBe(`v1,${signature}`)
})

test.each([
  ...['@everyone', '<@123456789012345678>', '`; <#1> `', '\u200b@here\u2028', '\u202etxet desrever'],
  ...[
    '**bold** _x_ ~~y~~',
    '[click](https://evil.example)',
    '``` code ```',
    '||spoiler||',
    '> quote\n# heading',
  ],
])('a player named %j can neither ping nor format the message', (player) => {
  const { embeds, allowed_mentions } = toBody(messageOf([paidBy(player, player)]))
  const [embed] = embeds
  const text = `${embed?.title}\n${embed?.description}`
  expect(allowed_mentions).toEqual({ parse: [] })
  // Outside of code spans everything special is escaped.
  const outside = text.replace(/`[^`\n]*`/g, '').replace(/\\./g, '')
  expect(outside.replaceAll('**', '')).not.toMatch(/[@<>[\]~`|#]/)
  expect(text).not.toMatch(/[\u200b\u2028\u202e]/)
  expect(text.split('\n').filter((line) => /^[>#]/.test(line))).toEqual([])
})

test('hundreds of long events fit into one Discord message, and the rest is counted', () => {
  const events = Array.from({ length: 60 }, () => paidBy('x'.repeat(300), 'y'.repeat(300)))
  const [embed] = toBody(messageOf(events)).embeds
  expect(Array.from(embed?.description ?? '').length).toBeLessThanOrEqual(4_096)
  expect(embed?.title).toBe('60 orders paid')
  expect(embed?.description).toMatch(/and \d+ more$/)
})

test('a network whose name Discord refuses sends without a name', () => {
  const message = messageOf([paidBy('Steve')])
  expect(toBody({ ...message, network: 'Discord Craft' })).not.toHaveProperty('username')
  expect(toBody(message)).toHaveProperty('username', 'Angkasa')
})

test('an e-mail has amounts, links and no line that a name could add', () => {
  const text = textOf(messageOf([paidBy('Steve\nBcc: x@evil.example')], 'sale', 'id'))
  expect(text).toContain('Jumlah: Rp77.000')
  expect(text).toContain('https://angkasa.test/id/admin/store/transactions/ORDER1')
  expect(text).not.toMatch(/^Bcc/m)
})

test('test orders are marked', () => {
  const event: NewNotice = { type: 'order.paid', data: { ...ORDER, is_test: true } }
  expect(textOf(messageOf([event]))).toContain('Test order: ANG-1')
})

test('a reply is one short line without secrets', () => {
  const reply = replyLine(`bad\r\n token=abcdefgh\u0000 ${'x'.repeat(500)}`, ['abcdefgh'])
  expect(reply).toContain('bad token=[hidden]')
  expect(reply.length).toBeLessThanOrEqual(200)
  expect(reply).not.toContain('\n')
})

test('errors of the connection become reasons', () => {
  const withCode = (code: string) => Object.assign(new Error('secret address'), { code })
  const codes = [
    'ECONNREFUSED',
    'ENOTFOUND',
    'ETIMEDOUT',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ECONNRESET',
    'EWHAT',
  ]
  const reasons = codes.map((code) => reasonOf(withCode(code)))
  expect(reasons).toEqual(['refused', 'host_not_found', 'timeout', 'tls', 'closed', 'other'])
})
