// Discord webhooks: https://discord.com/developers/docs/resources/webhook#execute-webhook
import { parseJson } from '#server/platform/kernel/parse-json.ts'
import type { Described, Fact, Tone } from '../described-event.ts'
import type { Message } from '../message.ts'
import { clean, cut, replyLine } from './plain.ts'
import { type PostOptions, type PostReply, post } from './post.ts'
import type { SendResult } from './send-result.ts'

/** Below Discord's 4096 for one embed and 6000 for all, with title and footer. */
const DESCRIPTION_LENGTH = 4_000
const TITLE_LENGTH = 250
const VALUE_LENGTH = 300
/** In a list, so that ten events fit. */
const LISTED_LENGTH = 60
const NAME_LENGTH = 80
/** Discord refuses names that contain these. */
const REFUSED_NAME = /discord|clyde|^(?:everyone|here)$/i
const LONGEST_PAUSE_MS = 60 * 60 * 1_000

const COLOURS: Record<Tone, number> = { good: 0x4ade80, info: 0x7dd3fc, warn: 0xfacc15, bad: 0xf87171 }

export async function sendToDiscord({ url }: { url: string }, message: Message, options: PostOptions) {
  const address = new URL(url)
  // Without it Discord answers before the message is stored.
  address.searchParams.set('wait', 'true')
  const reply = await post({
    ...options,
    url: address.href,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toBody(message)),
  })
  return toResult(reply, address.pathname)
}

function toResult({ status, headers, text }: PostReply, path: string): SendResult {
  const token = path.split('/').at(-1) ?? ''
  if (status >= 200 && status < 300) {
    const isUsedUp = headers['x-ratelimit-remaining'] === '0'
    const pauseMs = isUsedUp ? secondsToMs(headers['x-ratelimit-reset-after']) : undefined
    return { outcome: 'delivered', reason: null, reply: `HTTP ${status}`, pauseMs }
  }
  const { message, retry_after: retryAfter } = Object(parseJson(text))
  const words = typeof message === 'string' ? message : ''
  const reply = replyLine(`HTTP ${status} ${words}`, [path, token])
  if (status === 429) {
    const pauseMs = secondsToMs(retryAfter ?? headers['retry-after']) ?? 1_000
    return { outcome: 'limited', reason: 'rate_limited', reply, pauseMs }
  }
  if (status === 404 || status === 401 || status === 403) return { outcome: 'failed', reason: 'gone', reply }
  return { outcome: status >= 500 || status < 400 ? 'failed' : 'refused', reason: 'rejected', reply }
}

/** Seconds with a fraction. */
function secondsToMs(seconds: unknown): number | undefined {
  const ms = Math.ceil(Number(seconds) * 1_000)
  return Number.isFinite(ms) && ms >= 0 ? Math.min(ms, LONGEST_PAUSE_MS) : undefined
}

export function toBody(message: Message) {
  const { id, network, title, tone, url, entries, events } = message
  const [first] = entries
  const isName = network.length <= NAME_LENGTH && !REFUSED_NAME.test(network)
  return {
    ...(isName && { username: clean(network) }),
    embeds: [
      {
        title: cut(markdown(title), TITLE_LENGTH),
        url,
        color: COLOURS[tone],
        description: entries.length > 1 ? listOf(message) : first ? single(first) : '',
        footer: { text: `${clean(network)} · ${id}` },
        timestamp: events[0]?.at,
      },
    ],
    // Names of players can never ping anyone.
    allowed_mentions: { parse: [] },
  }
}

function single({ facts, text }: Described): string {
  const lines = facts.map((fact) => `**${markdown(fact.label)}** ${shown(fact)}`)
  return cut([...lines, ...(text === null ? [] : ['', markdown(text)])].join('\n'), DESCRIPTION_LENGTH)
}

/** One line for each event; what does not fit is counted. */
function listOf({ entries, openLabel, moreLabel }: Message): string {
  const lines: string[] = []
  let length = 0
  for (const { title, facts, url } of entries) {
    const line = `• **${markdown(title)}** ${facts.map((fact) => shown(fact, LISTED_LENGTH)).join(' · ')} [${markdown(openLabel)}](${url})`
    if (length + line.length > DESCRIPTION_LENGTH - 100) break
    lines.push(line)
    length += line.length + 1
  }
  const left = entries.length - lines.length
  return [...lines, ...(left > 0 ? [markdown(moreLabel(left))] : [])].join('\n')
}

/** As code where it comes from elsewhere: names stay readable and format nothing. */
function shown({ value, isForeign }: Fact, length = VALUE_LENGTH): string {
  const short = cut(clean(value).replaceAll('\n', ' ').trim(), length)
  return isForeign ? code(short) : markdown(short)
}

function markdown(text: string): string {
  return clean(text)
    .replace(/[\\*_~`|<>#@:()[\]{}!+-]/g, '\\$&')
    .replace(/^(\s*\d+)\./gm, '$1\\.')
}

function code(text: string): string {
  return text === '' ? '–' : `\`${text.replaceAll('`', "'")}\``
}
