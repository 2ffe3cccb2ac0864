// The last messages as the console shows them.

import {
  type ChannelKind,
  NOTICE_LOG_ROWS,
  type NoticeReason,
  type NoticeState,
  type NoticeTopic,
} from '#contract/settings/notices.ts'
import type { NoticeEvent } from '#contract/team/notice-event.schema.ts'
import type { NoticeMessage } from '#contract/team/notices.schema.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { NoticeChannels } from './channels.service.ts'
import { createMessage, linesOf, type TimedEvent } from './message.ts'
import { listDeliveries } from './outbox.repository.ts'

type Deps = {
  db: Db
  channels: Pick<NoticeChannels, 'current'>
  publicUrl: string
  currentSettings(): { readonly identity: { readonly name: string } }
}

type Rows = Awaited<ReturnType<typeof listDeliveries>>

/** Up to twenty events are one message. */
const ROWS_READ = 2_000

export function createNoticesLog({ db, channels, publicUrl, currentSettings }: Deps) {
  function show(id: string, rows: Rows): NoticeMessage {
    const [first] = rows
    if (!first) throw new Error('a message without events')
    const events = rows.map(
      ({ type, data, at }) => ({ type, data: JSON.parse(data), at }) as NoticeEvent & TimedEvent,
    )
    const topic = first.topic as NoticeTopic | 'test'
    const channel = channels.current().find((one) => one.id === first.channel)
    const context = {
      publicUrl,
      language: channel?.language ?? 'en',
      network: currentSettings().identity.name,
    }
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
