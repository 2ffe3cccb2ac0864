// Notices: events for the owner's channels, stored in the transaction that causes them (outbox).

import { TOPIC_OF } from '#contract/settings/notices.ts'
import { type NewNotice, NoticeEvent } from '#contract/team/notice-event.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { NoticeChannels } from './channels.service.ts'
import { insertNotice } from './outbox.repository.ts'

type Deps = Pick<Core, 'clock' | 'random'> & { channels: Pick<NoticeChannels, 'current'> }

export { countUndelivered, type StateCount } from './outbox.repository.ts'
export type Notices = ReturnType<typeof createNotices>

/** A bad restart is one message: what needs attention is gathered this long. */
const GATHER_MS = 60_000

export function createNotices({ clock, random, channels }: Deps) {
  return {
    /**
     * Call it in the transaction of the event; without one, with the database. Nothing is sent here: the worker finds the
     * rows within a second of the commit. An event with the same key is stored once, whichever process records it.
     */
    async record(trx: Db, event: NewNotice, { key = null }: { key?: string | null } = {}): Promise<void> {
      const { type, data } = NoticeEvent.parse(event)
      if (type === 'test') return
      const topic = TOPIC_OF[type]
      // A channel without an address receives nothing: nothing would ever be delivered.
      const receivers = channels
        .current()
        .filter(({ target, events }) => target !== null && (events === 'all' || events.includes(topic)))
      if (receivers.length === 0) return
      const now = clock.now()
      const at = now.toISOString()
      const gathered = new Date(now.getTime() + GATHER_MS).toISOString()
      await insertNotice(
        trx,
        { id: newId(random), key, type, data: JSON.stringify(data), at },
        receivers.map(({ id, kind }) => ({
          id: newId(random),
          channel: id,
          kind,
          topic,
          // Programs get each event by itself and at once.
          due_at: topic === 'attention' && kind !== 'webhook' ? gathered : at,
        })),
      )
    },
  }
}
