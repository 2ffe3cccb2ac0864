// One step of the worker: claims a channel, sends its next message, and records what came back.
//
//   waiting ──▶ delivered
//      ▲  │
//      └──┴──▶ failed, after eight tries or 24 hours
//
// The message id is stored before the first try. A process that is killed after the message has left sends it again with
// the same id, once its lease has expired: at least once, never lost.
import { createHash } from 'node:crypto'
import type { NoticeTopic } from '#contract/settings/notices.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { adoptTarget, type ChannelRow, claimChannel, releaseChannel } from './channel-lease.repository.ts'
import type { ReadyChannel, Target } from './channels.service.ts'
import { createMessage, readEvents, type TimedEvent } from './message.ts'
import {
  type DeliveryRow,
  findDue,
  foldInto,
  listMessage,
  retryChannelNow,
  updateMessage,
} from './outbox.repository.ts'
import type { Send, TimedResult } from './senders/index.ts'

type Deps = Core & {
  send: Send
  publicUrl: string
  shownSettings(): { readonly identity: { readonly name: string } }
}

export type Ready = ReadyChannel & { target: Target }

/** Longer than a try can take. */
const LEASE_MS = 45_000
/** Events in one message: as many as it can name. What needs attention is one message, even if it can only count the rest. */
const FOLDED_MAX = 10
const ATTENTION_MAX = 200

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After the first, the second, … try: NOTICE_TRIES within 24 hours. */
const PAUSES_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 15 * HOUR]
export const GIVE_UP_MS = 24 * HOUR
/** While a channel fails, its other messages wait: one try a minute shows whether it works again. */
const FIRST_CHANNEL_PAUSE_MS = 2 * SECOND
const LONGEST_CHANNEL_PAUSE_MS = MINUTE
/** After so many failures in a row a success means that an outage has ended. */
const OUTAGE_FAILURES = 3

type Taken = { messageId: string; topic: NoticeTopic; events: TimedEvent[]; tries: number; createdAt: Date }
type Held = { channel: Ready; row: ChannelRow; lease: string }

export function createDeliverNext(deps: Deps) {
  const { db, clock, random, log, send, publicUrl, shownSettings } = deps
  /** The address of each channel that this process used last. */
  const targets = new Map<string, string>()
  const now = () => clock.now().toISOString()
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

  /** A message that the old address did not take is tried at once with the new one. */
  async function followTarget({ id, target }: Ready): Promise<void> {
    const next = fingerprint(target)
    if (targets.get(id) === next) return
    await db.transaction().execute(async (trx) => {
      if (await adoptTarget(trx, id, next)) await retryChannelNow(trx, id, now())
    })
    targets.set(id, next)
  }

  async function claim(channel: Ready): Promise<Held | null> {
    const lease = newId(random)
    const row = await claimChannel(db, { channel: channel.id, lease, now: now(), until: later(LEASE_MS) })
    return row && { channel, row, lease }
  }

  async function take({ channel }: Held): Promise<Taken | null> {
    const first = await findDue(db, channel.id, now())
    if (!first) return null
    const messageId = first.message_id ?? `msg_${first.id}`
    if (first.message_id === null)
      await foldInto(db, first, { messageId, now: now(), ...folding(channel, first) })
    const rows = await listMessage(db, messageId)
    return {
      messageId,
      topic: first.topic as NoticeTopic,
      events: readEvents(rows),
      tries: first.tries,
      createdAt: new Date(first.created_at),
    }
  }

  async function release({ channel, lease, row }: Held): Promise<void> {
    const { failures, paused_until: pausedUntil } = row
    await releaseChannel(db, { channel: channel.id, lease, failures, pausedUntil })
  }

  async function record(held: Held, taken: Taken, result: TimedResult): Promise<void> {
    const { channel, row, lease } = held
    const { outcome, reason, reply, ms, pauseMs } = result
    const failures = outcome === 'failed' ? row.failures + 1 : outcome === 'delivered' ? 0 : row.failures
    const pause = Math.max(pauseMs ?? 0, outcome === 'failed' ? channelPause(failures) : 0)
    const next = nextDue(taken, result, clock.now())
    const hasRecovered = outcome === 'delivered' && row.failures >= OUTAGE_FAILURES
    await db.transaction().execute(async (trx) => {
      await updateMessage(trx, taken.messageId, {
        ...next,
        reason,
        reply,
        ms,
        changed_at: now(),
        addTry: outcome !== 'limited',
      })
      await releaseChannel(trx, {
        channel: channel.id,
        lease,
        failures,
        pausedUntil: pause > 0 ? later(pause) : null,
      })
      if (hasRecovered) await retryChannelNow(trx, channel.id, now())
    })
    logResult(log, { held, taken, result, isGivenUp: next.state === 'failed' })
  }

  /** True when a message left, so that there may be another. */
  return async (channel: Ready): Promise<boolean> => {
    await followTarget(channel)
    if (!(await findDue(db, channel.id, now()))) return false
    const held = await claim(channel)
    if (!held) return false
    const taken = await take(held)
    if (!taken || taken.events.length === 0) {
      await release(held)
      return false
    }
    const { language, target } = channel
    const context = { publicUrl, language, network: shownSettings().identity.name }
    const message = createMessage({ id: taken.messageId, topic: taken.topic, events: taken.events }, context)
    await record(held, taken, await send(target, message))
    return true
  }
}

/** People read one message about many events; a program gets each by itself. */
function folding({ kind }: Ready, { topic }: DeliveryRow) {
  const isAttention = topic === 'attention'
  const limit = isAttention ? ATTENTION_MAX : FOLDED_MAX
  return { limit: kind === 'webhook' ? 1 : limit, evenLater: isAttention }
}

function nextDue({ tries, createdAt }: Taken, { outcome, pauseMs = 0 }: TimedResult, now: Date) {
  if (outcome === 'delivered') return { state: 'delivered' }
  const wait = outcome === 'limited' ? pauseMs : PAUSES_MS[tries]
  const isTooOld = now.getTime() - createdAt.getTime() >= GIVE_UP_MS
  if (wait === undefined || isTooOld) return { state: 'failed' }
  return { due_at: new Date(now.getTime() + wait).toISOString() }
}

/** `failures`: in a row, including the last one. */
function channelPause(failures: number): number {
  return Math.min(LONGEST_CHANNEL_PAUSE_MS, FIRST_CHANNEL_PAUSE_MS * 2 ** (failures - 1))
}

type Attempt = { held: Held; taken: Taken; result: TimedResult; isGivenUp: boolean }

function logResult(log: Log, { held, taken, result, isGivenUp }: Attempt): void {
  const { channel, row } = held
  const { outcome, reason, reply } = result
  const details = { channel: channel.id, message: taken.messageId, reason, reply, tries: taken.tries + 1 }
  if (isGivenUp) log.error(details, 'notice given up')
  else if (outcome === 'failed' && row.failures === 0) log.warn(details, 'notice channel failing')
  else if (outcome === 'refused') log.warn(details, 'notice refused by the receiver')
  if (outcome === 'delivered' && row.failures > 0) {
    log.info({ channel: channel.id, failures: row.failures }, 'notice channel works again')
  }
}

function fingerprint(target: Target): string {
  return createHash('sha256').update(JSON.stringify(target)).digest('base64url').slice(0, 22)
}
