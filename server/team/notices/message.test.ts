import { expect, test } from 'vitest'
import { createMessage, type TimedEvent } from './message.ts'

const AT = '2026-11-16T13:14:00.000Z'

function messageOf(event: Omit<TimedEvent, 'at'>, language: 'en' | 'id' = 'en') {
  const events = [{ ...event, at: AT } as TimedEvent]
  return createMessage(
    { id: 'msg', topic: null, events },
    { publicUrl: 'https://play.example', network: 'Nusantara', language },
  )
}

const away = (part: 'status' | 'delivery' | 'payments', server: string | null) =>
  ({ type: 'part.away', data: { part, server, since: AT, why: 'timeout' } }) as const

test('an outage names its server, and says what it means for that part', () => {
  const status = messageOf(away('status', 'Prison'))
  expect(status.title).toBe('Status of Prison is not responding')
  expect(status.entries[0]?.text).toBe('Visitors see it as offline until it answers.')
  const delivery = messageOf(away('delivery', 'Prison'))
  expect(delivery.title).toBe('Prison is not responding')
  expect(delivery.entries[0]?.text).toContain('Waiting deliveries are sent when it is back.')
  expect(messageOf(away('status', null)).title).toBe('Server status is not responding')
  expect(messageOf(away('status', 'Prison'), 'id').title).toBe('Status Prison tidak menjawab')
})

test('a failing checkout names the gateway, its words and what to check', () => {
  const data = { gateway: 'Tripay', words: 'Invalid signature', reason: '', method: 'QRIS' }
  const { title, entries, url } = messageOf({
    type: 'checkout.failed',
    data: { ...data, variable: 'TRIPAY_PRIVATE_KEY' },
  })
  expect(title).toBe('Tripay refused a checkout')
  expect(entries[0]?.facts.map(({ value }) => value)).toEqual(['Invalid signature', 'TRIPAY_PRIVATE_KEY'])
  expect(url).toBe('https://play.example/en/admin/go-live')
  const silent = { ...data, words: null, reason: 'Tripay replied 500', variable: null }
  const unanswered = messageOf({ type: 'checkout.failed', data: silent }, 'id')
  expect(unanswered.title).toBe('Tripay tidak menjawab checkout')
  expect(unanswered.entries[0]?.facts.map(({ value }) => value)).toEqual(['Tripay replied 500'])
})

test('the product has its name in the language of the channel', () => {
  const product = { product: 'Starter Pack', product_indonesian: 'Paket Pemula', amount: 5_000 }
  const data = { id: 'P1', reference: 'R', player: 'Budi', ...product, is_test: false }
  const event = { type: 'order.paid', data } as const
  const values = (language: 'en' | 'id') =>
    messageOf(event, language).entries[0]?.facts.map(({ value }) => value)
  expect(values('en')).toContain('Starter Pack')
  expect(values('id')).toContain('Paket Pemula')
})

test('news is told in the language of the channel where it exists in it, and leads to its page', () => {
  const texts = { title: { en: '', id: 'Musim 2' }, summary: { en: '', id: 'Dimulai.' } }
  const data = { slug: 'season-2', ...texts }
  const only = messageOf({ type: 'news.published', data })
  expect([only.title, only.entries[0]?.text, only.url]).toEqual([
    'Musim 2',
    'Dimulai.',
    'https://play.example/id/news/season-2',
  ])
  const both = { ...data, title: { en: 'Season 2', id: 'Musim 2' } }
  expect(messageOf({ type: 'news.published', data: both }).url).toBe('https://play.example/en/news/season-2')
})

test('an incident and a goal are told as visitors read them, and lead to their pages', () => {
  const both = { title: { en: 'Survival restarts', id: '' }, text: { en: 'We look into it.', id: '' } }
  const incident = { id: 'I', level: 'outage', ...both, starts_at: AT, ends_at: null } as const
  const opened = messageOf({ type: 'incident.opened', data: incident }, 'id')
  expect([opened.title, opened.tone, opened.url]).toEqual([
    'Survival restarts',
    'bad',
    'https://play.example/id/status',
  ])
  expect(opened.entries[0]).toMatchObject({
    text: 'We look into it.',
    facts: [{ label: 'Mulai', value: '16 Nov, 20.14 WIB' }],
  })
  expect(messageOf({ type: 'incident.ended', data: incident }).title).toBe('Over: Survival restarts')
  const text = { en: 'For the rent', id: 'Buat sewa server' }
  const goal = messageOf({ type: 'goal.reached', data: { month: '2026-11', rupiah: 1_000_000, text } }, 'id')
  expect([goal.title, goal.entries[0]?.text, goal.url]).toEqual([
    'Target bulan ini tercapai',
    'Buat sewa server',
    'https://play.example/id/store',
  ])
})
