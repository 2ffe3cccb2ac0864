// Signed webhooks: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
import { createHmac } from 'node:crypto'
import type { Message } from '../message.ts'
import { replyLine } from './plain.ts'
import { type PostOptions, type PostReply, post } from './post.ts'
import type { SendResult } from './send-result.ts'

type Target = { url: string; secret: string }
type Signed = { id: string; timestamp: number; body: string }

const LONGEST_PAUSE_MS = 60 * 60 * 1_000

export async function sendToWebhook(
  { url, secret }: Target,
  message: Message,
  { now, ...options }: PostOptions & { now: Date },
): Promise<SendResult> {
  const [event] = message.events
  if (!event) throw new Error('a message without an event')
  const { type, at, data } = event
  const body = JSON.stringify({ type, timestamp: at, data: { ...data, url: message.entries[0]?.url } })
  const timestamp = Math.floor(now.getTime() / 1_000)
  const reply = await post({
    ...options,
    url,
    headers: {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': sign(secret, { id: message.id, timestamp, body }),
    },
    body,
  })
  return toResult(reply, now, secret)
}

export function sign(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

function toResult({ status, headers, text }: PostReply, now: Date, secret: string): SendResult {
  const reply = replyLine(`HTTP ${status} ${text}`, [secret])
  if (status >= 200 && status < 300) return { outcome: 'delivered', reason: null, reply }
  const pauseMs = pauseOf(headers['retry-after'], now)
  if (status === 429) return { outcome: 'limited', reason: 'rate_limited', reply, pauseMs: pauseMs ?? 10_000 }
  if (status === 401 || status === 403) return { outcome: 'failed', reason: 'signature', reply }
  if (status === 404 || status === 410) return { outcome: 'failed', reason: 'gone', reply }
  return {
    outcome: status === 400 || status === 413 || status === 422 ? 'refused' : 'failed',
    reason: 'rejected',
    reply,
    pauseMs,
  }
}

/** Seconds or a date. */
function pauseOf(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : new Date(header).getTime() - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_PAUSE_MS) : undefined
}
