// A Discord webhook on loopback: checks messages as Discord does, with its rate limit.

import { remember } from '#simulators/remember.ts'
import { type Answer, type Received, startHttpReceiver } from './http-receiver.ts'

type Embed = { title?: string; description?: string; footer?: { text?: string }; [field: string]: unknown }
type DiscordMessage = {
  content?: string
  username?: string
  embeds?: Embed[]
  allowed_mentions?: { parse?: unknown }
}

type Options = {
  /** Five messages in two seconds, as observed for one webhook. */
  limit?: { messages: number; windowMs: number } | null
  now?: () => number
}

const WEBHOOK = '/api/webhooks/116300000000000000/simulated-token-of-the-demo-discord-webhook'
const MAX_ITEMS = 2_000
const LENGTHS = { title: 256, description: 4_096, footer: 2_048, all: 6_000 }
const REFUSED_NAME = /discord|clyde/i

export async function startDiscordServer({ limit = null, now = Date.now }: Options = {}) {
  const messages: DiscordMessage[] = []
  const refused: Answer[] = []
  let times: number[] = []

  function rateLimit(): { remaining: number; resetAfter: number } | null {
    if (!limit) return null
    times = times.filter((time) => time > now() - limit.windowMs)
    const resetAfter = times[0] === undefined ? 0 : (times[0] + limit.windowMs - now()) / 1_000
    return { remaining: limit.messages - times.length, resetAfter: Math.max(0, resetAfter) }
  }

  function onMessage({ method, path, body }: Received): Answer {
    const answer = method === 'GET' ? describe(path) : take(path, body)
    if (answer.status >= 300) remember(refused, answer, MAX_ITEMS)
    return answer
  }

  /** Get Webhook with Token. */
  function describe(path: string): Answer {
    if (path !== WEBHOOK) return error(404, 'Unknown Webhook')
    return { status: 200, body: JSON.stringify({ id: '116300000000000000', type: 1, name: 'Angkasa' }) }
  }

  function take(path: string, body: string): Answer {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    if (pathname !== WEBHOOK) return error(404, 'Unknown Webhook')
    const limited = rateLimit()
    if (limited && limited.remaining <= 0) {
      const body = { message: 'You are being rate limited.', retry_after: limited.resetAfter, global: false }
      return { status: 429, body: JSON.stringify(body) }
    }
    const message = parse(body)
    const problem = message ? problemOf(message) : 'not JSON'
    if (!message || problem) return error(400, problem ?? '')
    if (limit) times.push(now())
    remember(messages, message, MAX_ITEMS)
    const after = rateLimit()
    const headers = after && {
      'x-ratelimit-remaining': String(after.remaining),
      'x-ratelimit-reset-after': after.resetAfter.toFixed(3),
    }
    if (searchParams.get('wait') !== 'true') return { status: 204, headers: headers ?? {} }
    return { status: 200, headers: headers ?? {}, body: JSON.stringify({ id: String(messages.length) }) }
  }

  const { origin, ...receiver } = await startHttpReceiver(onMessage)
  return {
    ...receiver,
    url: origin + WEBHOOK,
    /** Oldest first. */
    messages,
    /** Answers to messages that were not taken. */
    refused,
  }
}

function error(status: number, message: string): Answer {
  return { status, body: JSON.stringify({ message, code: 50_035 }) }
}

function parse(body: string): DiscordMessage | null {
  try {
    const message = JSON.parse(body)
    return typeof message === 'object' ? message : null
  } catch {
    return null
  }
}

function problemOf({ username, embeds = [], allowed_mentions }: DiscordMessage): string | null {
  if (username !== undefined && (username.length < 1 || username.length > 80 || REFUSED_NAME.test(username)))
    return 'username'
  if (embeds.length === 0 || embeds.length > 10) return 'embeds'
  // Without it a player called <@123> would ping someone.
  if (!Array.isArray(allowed_mentions?.parse) || allowed_mentions.parse.length > 0) return 'allowed_mentions'
  const counts = embeds.flatMap(({ title, description, footer }) =>
    Object.entries({ title, description, footer: footer?.text }).map(
      ([part, text = '']) => [part as keyof typeof LENGTHS, Array.from(text).length] as const,
    ),
  )
  const isTooLong = counts.some(([part, count]) => count > LENGTHS[part])
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return isTooLong || all > LENGTHS.all ? 'too long' : null
}
