// A message in the language of its channel: title, facts and a link to the console. Each sender puts it into its own form.

import { describeCheck } from '#content/checks/describe-check.ts'
import { adminTransactions as flagsEn } from '#content/locales/en/admin-transactions.ts'
import { notices as en } from '#content/locales/en/notices.ts'
import { fillText } from '#content/locales/fill-text.ts'
import { adminTransactions as flagsId } from '#content/locales/id/admin-transactions.ts'
import { notices as id } from '#content/locales/id/notices.ts'
import type { Language } from '#contract/language.ts'
import type { Found } from '#contract/monitoring/checks.ts'
import { PAGES, type PageName } from '#contract/pages.ts'
import type { NoticeTopic } from '#contract/settings/notices.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { NoticeEvent } from '#contract/team/notice-event.schema.ts'
import { jakartaDayStart, jakartaLongDay, jakartaMoment } from '#server/platform/kernel/jakarta.ts'
import {
  type Described,
  type Fact,
  type Key,
  type Tone,
  type Translate,
  WORST_FIRST,
} from './described-event.ts'
import { listUrl, type TeamEvent, urlOf } from './message-urls.ts'
import { describePublic, isPublic, PUBLIC_PAGES } from './public-message.ts'

export type TimedEvent = NoticeEvent & { at: string }

export function readEvents(rows: readonly { type: string; data: string; at: string }[]): TimedEvent[] {
  return rows.map(({ type, data, at }) => ({ type, data: JSON.parse(data), at }) as TimedEvent)
}

export type Message = {
  /** Equal for every try. */
  id: string
  network: string
  title: string
  tone: Tone
  /** The page of the only event, or of the list in the console. */
  url: string
  entries: Described[]
  events: readonly TimedEvent[]
  openLabel: string
  moreLabel(count: number): string
}

type Context = { publicUrl: string; network: string; language: Language }

const TEXTS: Record<Language, Record<Key, string>> = { en, id }
const FLAGS = { en: flagsEn, id: flagsId }
const MINUTE_MS = 60_000

const TONES: Record<TeamEvent['type'], Tone> = {
  'order.paid': 'good',
  'order.refunded': 'info',
  'payment.flagged': 'warn',
  'checkout.failed': 'bad',
  'delivery.failed': 'bad',
  'delivery.unknown': 'warn',
  'delivery.repeated': 'warn',
  'part.away': 'bad',
  'part.back': 'good',
  'payment_method.refused': 'warn',
  'staff.new_network': 'warn',
  'staff.new_passkey': 'warn',
  'staff.new_owner': 'warn',
  'summary.daily': 'info',
  test: 'info',
}

export function createMessage(
  message: { id: string; topic: NoticeTopic | null; events: readonly TimedEvent[] },
  { publicUrl, network, language }: Context,
): Message {
  const t: Translate = (key, values = {}) => fillText(TEXTS[language][key], values)
  const entries = message.events.map((event) => describe(event, { t, publicUrl, language }))
  const [first] = entries
  const count = entries.length
  return {
    id: message.id,
    network,
    title: count > 1 && message.topic ? t(`many_${message.topic}`, { count }) : (first?.title ?? ''),
    tone: WORST_FIRST.find((tone) => entries.some((entry) => entry.tone === tone)) ?? 'info',
    url: count > 1 ? listUrl(message.topic, { publicUrl, language }) : (first?.url ?? publicUrl),
    entries,
    events: message.events,
    openLabel: t(message.topic && PUBLIC_PAGES[message.topic] ? 'open_page' : 'open'),
    moreLabel: (left) => t('more', { count: left }),
  }
}

export function linesOf({ entries }: Message): string[] {
  return entries.map(({ title, facts }) =>
    [entries.length > 1 ? title : null, ...facts.map(({ label, value }) => `${label}: ${value}`)]
      .filter((part) => part !== null)
      .join(' · '),
  )
}

type Describing = { t: Translate; publicUrl: string; language: Language }

function describe(event: NoticeEvent, { t, publicUrl, language }: Describing): Described {
  if (isPublic(event)) return describePublic(event, { t, publicUrl, language })
  const name = event.type.replace('.', '_') as `${string}_${string}`
  const part =
    'part' in event.data ? `_${event.data.part}` : 'flag' in event.data ? `_${event.data.flag}` : ''
  const what = [`what_${name}${part}`, `what_${name}`].find(isKey)
  const link = (page: PageName, query = '') => `${publicUrl}/${language}${PAGES[page].path}${query}`
  return {
    title: titleOf(event, t, language),
    tone: TONES[event.type],
    facts: factsOf(event, t, language),
    text: what ? t(what) : null,
    url: urlOf(event, link),
  }
}

function isKey(text: string): text is Key {
  return Object.hasOwn(en, text)
}

function titleOf(event: TeamEvent, t: Translate, language: Language): string {
  if (event.type === 'part.away' || event.type === 'part.back') {
    const { part, server } = event.data
    const ofServer = part === 'status' ? t('status_of', { server: server ?? '' }) : server
    const name = server === null ? t(`part_${part}`) : (ofServer ?? '')
    return t(event.type === 'part.away' ? 'part_away' : 'part_back', { part: name })
  }
  if (event.type === 'checkout.failed') {
    const { gateway, words } = event.data
    return t(words === null ? 'checkout_unanswered' : 'checkout_refused', { gateway })
  }
  if (event.type === 'payment_method.refused' && event.data.gateway) {
    const { gateway, method } = event.data
    return t('payment_method_refused_by', { gateway, method })
  }
  if (event.type === 'summary.daily')
    return t('summary_daily', { day: jakartaLongDay(jakartaDayStart(event.data.day), language) })
  return t(event.type.replace('.', '_') as Key)
}

function factsOf(event: TeamEvent, t: Translate, language: Language): Fact[] {
  const fact = (key: Key, value: string | number): Fact => ({ label: t(key), value: String(value) })
  const foreign = (key: Key, value: string): Fact => ({ ...fact(key, value), isForeign: true })
  switch (event.type) {
    case 'order.paid':
    case 'order.refunded':
      return orderFacts(event.data, t, language)
    case 'payment.flagged':
      return [
        ...orderFacts(event.data, t, language),
        fact('flag', FLAGS[language][`flag_${event.data.flag}` as const]),
      ]
    case 'delivery.failed':
    case 'delivery.unknown': {
      const { server, reply } = event.data
      return [
        ...orderFacts(event.data, t, language),
        ...(server === null ? [] : [fact('server', server)]),
        ...(reply === '' ? [] : [foreign('reply', reply)]),
      ]
    }
    case 'delivery.repeated': {
      const { server, admin, reason } = event.data
      return [
        ...orderFacts(event.data, t, language),
        ...(server === null ? [] : [fact('server', server)]),
        foreign('admin', admin),
        ...(reason === '' ? [] : [foreign('why', reason)]),
      ]
    }
    case 'part.away':
      return [
        fact('since', jakartaMoment(new Date(event.data.since), language)),
        foreign('why', event.data.why),
      ]
    case 'part.back': {
      const { since, until } = event.data
      const ms = new Date(until).getTime() - new Date(since).getTime()
      return [fact('away_for', t('minutes', { count: Math.max(1, Math.round(ms / MINUTE_MS)) }))]
    }
    case 'checkout.failed': {
      const { words, reason, variable, found } = event.data
      const check = nextStepOf(found, language) ?? variable
      return [foreign('why', words ?? reason), ...(check === null ? [] : [fact('check', check)])]
    }
    case 'payment_method.refused': {
      const { gateway, method, reason, found } = event.data
      const check = nextStepOf(found, language)
      return [
        ...(gateway ? [fact('gateway', gateway)] : []),
        fact('method', method),
        foreign('why', reason),
        ...(check === null ? [] : [fact('check', check)]),
      ]
    }
    case 'staff.new_network':
      return [foreign('admin', event.data.admin), fact('network', event.data.network)]
    case 'staff.new_passkey':
      return [foreign('admin', event.data.admin)]
    case 'staff.new_owner':
      return [foreign('admin', event.data.admin), foreign('by', event.data.by)]
    case 'summary.daily': {
      const { orders, paid, revenue, needs_attention } = event.data
      return [
        fact('orders', orders),
        fact('paid', paid),
        fact('revenue', rupiah(revenue)),
        fact('needs_attention', needs_attention),
      ]
    }
    case 'test':
      return [foreign('sent_by', event.data.admin)]
  }
}

function nextStepOf(found: Found | undefined, language: Language): string | null {
  if (!found) return null
  return describeCheck({ ...found, id: '', part: 'payments', subject: null, state: 'failing' }, language).next
}

type Order = {
  reference: string
  player: string
  product: string
  product_indonesian?: string
  amount: number
  is_test: boolean
}

function orderFacts({ product, product_indonesian, ...order }: Order, t: Translate, language: Language) {
  const { reference, player, amount, is_test } = order
  const name = productNameIn(language, { product_name: product, product_name_id: product_indonesian })
  return [
    { label: t('player'), value: player, isForeign: true },
    { label: t('product'), value: name },
    { label: t('amount'), value: rupiah(amount) },
    { label: is_test ? t('test_order') : t('order'), value: reference },
  ]
}

/** `Rp77.000` in both languages. */
function rupiah(amount: number): string {
  return `Rp${String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')}`
}
