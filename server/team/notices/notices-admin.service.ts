// Notices in the admin area: state of the channels, log, test and retry.

import type { Channel, Notices as SavedNotices } from '#contract/settings/notices.schema.ts'
import {
  type ChannelKind,
  NOTICE_LOG_ROWS,
  type NoticeReason,
  type NoticeState,
  type NoticeTopic,
} from '#contract/settings/notices.ts'
import type { ChannelState, NoticeMessage, NoticeTest } from '#contract/team/notices.schema.ts'
import type { Done } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import { endPause, listChannelRows } from './channel-lease.repository.ts'
import { type NoticeChannels, type ReadyChannel, secretOf } from './channels.service.ts'
import { createMessage, linesOf, readEvents, type TimedEvent } from './message.ts'
import {
  countUndelivered,
  insertNotice,
  listDeliveries,
  retryChannelNow,
  retryMessage,
} from './outbox.repository.ts'
import type { Send, TimedResult } from './senders/index.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  channels: NoticeChannels
  send: Send
  limits: Pick<Limits, 'require'>
  publicUrl: string
  shownSettings(): { readonly identity: { readonly name: string }; readonly notices: SavedNotices }
  secrets: { current(): ReadonlyMap<string, string> }
  audit: { write(trx: Db, entry: Done): Promise<void> }
}

type Draft = { channel?: Channel; smtp?: SavedNotices['smtp']; secret?: string }

export type NoticesAdmin = ReturnType<typeof createNoticesAdmin>

const TEST_LIMIT = { limit: 20, windowMs: 60_000 }

export function createNoticesAdmin(deps: Deps) {
  const { db, clock, channels, audit } = deps
  const listMessages = createNoticesLog(deps)

  async function listStates(): Promise<ChannelState[]> {
    const [rows, counts] = await Promise.all([listChannelRows(db), countUndelivered(db)])
    const now = clock.now().toISOString()
    return channels.current().map(({ id, kind, lacks, target }) => {
      const row = rows.find(({ channel }) => channel === id)
      const count = (state: NoticeState) =>
        counts.find((one) => one.channel === id && one.state === state)?.count ?? 0
      return {
        id,
        kind,
        lacks,
        simulated: target?.kind === 'demo',
        failures: row?.failures ?? 0,
        paused_until: row?.paused_until && row.paused_until > now ? row.paused_until : null,
        waiting: count('waiting'),
        failed: count('failed'),
      }
    })
  }

  return {
    async list() {
      const [states, messages] = await Promise.all([listStates(), listMessages()])
      return { channels: states, mail_server: channels.mailServer(), messages }
    },

    test: createTest(deps),

    async retry(messageId: string, admin: string): Promise<void> {
      const now = clock.now().toISOString()
      await db.transaction().execute(async (trx) => {
        const channel = await retryMessage(trx, messageId, now)
        if (channel === null) throw new AppError('notice_not_found')
        await endPause(trx, channel)
        await audit.write(trx, { admin, action: 'notice_retried', subject: channel })
      })
    },
  }
}

function createTest(deps: Deps) {
  const { db, clock, random, channels, send, limits, publicUrl, shownSettings, secrets, audit } = deps

  /** A stored password is used only with the mail server it was stored for: a draft must not send it elsewhere. */
  function toTarget(id: string, draft: Draft): ReadyChannel {
    const saved = shownSettings().notices
    const channel = draft.channel ?? saved.channels.find((one) => one.id === id)
    if (!channel) throw new AppError('channel_not_found')
    const smtp = draft.smtp === undefined ? saved.smtp : draft.smtp
    const isSameServer = JSON.stringify(smtp) === JSON.stringify(saved.smtp)
    const own = secretOf({ ...channel, id })
    return channels.resolve({ ...channel, id }, { smtp }, (name) => {
      if (name === own && draft.secret !== undefined) return draft.secret
      return channel.kind === 'email' && !isSameServer ? null : (secrets.current().get(name) ?? null)
    })
  }

  async function record({ id, kind }: ReadyChannel, result: TimedResult, admin: string, at: string) {
    await db.transaction().execute(async (trx) => {
      const { outcome, reason, reply, ms } = result
      const delivery = newId(random)
      // A test stands in the log with its result, and is never tried again.
      const ended = { message_id: `msg_${delivery}`, state: stateOf(result), tries: 1, reason, reply, ms }
      await insertNotice(
        trx,
        { id: newId(random), key: null, type: 'test', data: JSON.stringify({ admin }), at },
        [{ id: delivery, channel: id, kind, topic: 'test', due_at: at, ...ended }],
      )
      await audit.write(trx, { admin, action: 'notice_tested', subject: id, after: { outcome } })
      if (outcome !== 'delivered') return
      // It works: what waits need not wait any longer.
      await endPause(trx, id)
      await retryChannelNow(trx, id, at)
    })
  }

  return async (id: string, draft: Draft, admin: string): Promise<NoticeTest> => {
    await limits.require(`notice-test ${admin}`, TEST_LIMIT)
    const channel = toTarget(id, draft)
    const { target, lacks, language } = channel
    const at = clock.now().toISOString()
    if (!target) return { state: 'not_set', lacks, simulated: false, reason: null, reply: '', ms: 0, at }
    const context = { publicUrl, language, network: shownSettings().identity.name }
    const events: TimedEvent[] = [{ type: 'test', data: { admin }, at }]
    const message = createMessage({ id: `msg_${newId(random)}`, topic: null, events }, context)
    const result = await send(target, message)
    await record(channel, result, admin, at)
    const { reason, reply, ms } = result
    const simulated = target.kind === 'demo'
    return { state: stateOf(result), lacks: null, simulated, reason, reply, ms, at }
  }
}

function stateOf({ outcome }: TimedResult): 'delivered' | 'failed' {
  return outcome === 'delivered' ? 'delivered' : 'failed'
}

type Rows = Awaited<ReturnType<typeof listDeliveries>>

/** Up to twenty events are one message. */
const ROWS_READ = 2_000

function createNoticesLog({ db, channels, publicUrl, shownSettings }: Deps) {
  function show(id: string, rows: Rows): NoticeMessage {
    const [first] = rows
    if (!first) throw new Error('a message without events')
    const events = readEvents(rows)
    const topic = first.topic as NoticeTopic | 'test'
    const channel = channels.current().find((one) => one.id === first.channel)
    const network = shownSettings().identity.name
    const context = { publicUrl, language: channel?.language ?? 'en', network }
    const message = createMessage({ id, topic: topic === 'test' ? null : topic, events }, context)
    return {
      id,
      topic,
      channel: first.channel,
      name: channel?.name ?? first.channel,
      kind: first.kind as ChannelKind,
      types: events.map(({ type }) => type),
      at: first.at,
      state: first.state as NoticeState,
      tries: first.tries,
      next_try_at: first.state === 'waiting' ? first.due_at : null,
      reason: first.reason as NoticeReason | null,
      reply: first.reply,
      ms: first.ms,
      title: message.title,
      lines: linesOf(message),
    }
  }

  /** Newest first. What waits and was not tried yet stands by itself. */
  return async (): Promise<NoticeMessage[]> => {
    const rows = await listDeliveries(db, ROWS_READ)
    const messages = [...Map.groupBy(rows, ({ message_id, id }) => message_id ?? id)]
    return messages.slice(0, NOTICE_LOG_ROWS).map(([id, newestFirst]) => show(id, newestFirst.toReversed()))
  }
}
