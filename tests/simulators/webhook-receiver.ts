// A receiver of signed webhooks on loopback: takes a request only with a right and fresh signature (Standard Webhooks).
import { createHmac, timingSafeEqual } from 'node:crypto'
import { remember } from '#simulators/remember.ts'
import { type Answer, type Received, startHttpReceiver } from './http-receiver.ts'

type WebhookMessage = { id: string; type: string; timestamp: string; data: Record<string, unknown> }

type Options = { secret: string; now?: () => number }

const TOLERANCE_SECONDS = 5 * 60
const MAX_ITEMS = 5_000

export async function startWebhookReceiver({ secret, now = Date.now }: Options) {
  const messages: WebhookMessage[] = []
  let expected = secret
  let refused = 0

  function onMessage({ headers, body }: Received): Answer {
    const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
      String(headers[`webhook-${name}`] ?? ''),
    ) as [string, string, string]
    const isFresh = Math.abs(now() / 1_000 - Number(timestamp)) <= TOLERANCE_SECONDS
    if (!isFresh || !isSigned(`${id}.${timestamp}.${body}`, signature, expected)) {
      refused += 1
      return { status: 401, body: '{"error":"wrong signature"}' }
    }
    remember(messages, { id, ...JSON.parse(body) }, MAX_ITEMS)
    return { status: 200, body: '{"ok":true}' }
  }

  const { origin, ...receiver } = await startHttpReceiver(onMessage)
  return {
    ...receiver,
    url: `${origin}/hook`,
    /** Oldest first; a repeated message has the same id. */
    messages,
    refused: () => refused,
    /** As if the owner had changed it there and not here. */
    setSecret: (next: string) => {
      expected = next
    },
  }
}

function isSigned(text: string, signatures: string, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const right = createHmac('sha256', key).update(text).digest()
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === right.length && timingSafeEqual(given, right)
  })
}
