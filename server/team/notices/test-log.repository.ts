import type { ChannelKind } from '#contract/settings/notices.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { TimedResult } from './senders/index.ts'

type Test = {
  noticeId: string
  id: string
  channel: string
  kind: ChannelKind
  admin: string
  at: string
  result: TimedResult
}

/** A test stands in the log with its result; it is never tried again. */
export async function insertTest(
  trx: Db,
  { noticeId, id, channel, kind, admin, at, result }: Test,
): Promise<void> {
  const { outcome, reason, reply, ms } = result
  await trx
    .insertInto('notice')
    .values({ id: noticeId, key: null, type: 'test', data: JSON.stringify({ admin }), at })
    .execute()
  await trx
    .insertInto('notice_delivery')
    .values({
      id,
      notice_id: noticeId,
      channel,
      kind,
      topic: 'test',
      message_id: `msg_${id}`,
      tries: 1,
      state: outcome === 'delivered' ? 'delivered' : 'failed',
      reason,
      reply,
      ms,
      due_at: at,
      created_at: at,
      changed_at: at,
    })
    .execute()
}
