// Sends one message to one channel. Never rejects: whatever happens is a result with its reason.
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Target } from '../channels.service.ts'
import type { Message } from '../message.ts'
import { sendToDiscord } from './discord.ts'
import { sendByEmail } from './email.ts'
import type { PostOptions } from './post.ts'
import { reasonOf, type SendResult, type TimedResult } from './send-result.ts'
import { sendToWebhook } from './webhook.ts'

export type { TimedResult } from './send-result.ts'

type Deps = { clock: Clock; allowPrivate: boolean; timeoutMs?: number }

export type Send = ReturnType<typeof createSender>

const TIMEOUT_MS = 10_000

export function createSender({ clock, allowPrivate, timeoutMs = TIMEOUT_MS }: Deps) {
  return async (target: Target, message: Message): Promise<TimedResult> => {
    const start = performance.now()
    const options = { allowPrivate, timeoutMs, now: clock.now() }
    // The error itself stays here: it may contain the secret address.
    const result = await dispatch(target, message, options).catch((error: unknown): SendResult => {
      return { outcome: 'failed', reason: reasonOf(error), reply: '' }
    })
    return { ...result, ms: Math.round(performance.now() - start) }
  }
}

async function dispatch(
  target: Target,
  message: Message,
  options: PostOptions & { now: Date },
): Promise<SendResult> {
  if (target.kind === 'demo') return { outcome: 'delivered', reason: null, reply: '' }
  if (target.kind === 'discord') return sendToDiscord(target, message, options)
  if (target.kind === 'webhook') return sendToWebhook(target, message, options)
  return sendByEmail(target, message, options)
}
