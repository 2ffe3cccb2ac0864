// The notices screen: state of each channel, log of messages, test and retry. Channels themselves are settings.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { bodyOrNothing, Count, idOr, Moment, named } from '#contract/platform/fields.schema.ts'
import { SecretValue } from '#contract/platform/secrets.schema.ts'
import { Channel, Smtp } from '#contract/settings/notices.schema.ts'
import {
  CHANNEL_KINDS,
  CHANNEL_LACKS,
  NOTICE_REASONS,
  NOTICE_STATES,
  NOTICE_TOPICS,
  NOTICE_TYPES,
} from '#contract/settings/notices.ts'

const ChannelState = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  lacks: z.enum(CHANNEL_LACKS).nullable(),
  /** A simulator takes its messages. */
  simulated: z.boolean(),
  /** Failures in a row. */
  failures: Count,
  paused_until: Moment.nullable(),
  waiting: Count,
  failed: Count,
})
export type ChannelState = z.infer<typeof ChannelState>

const NoticeMessage = named('NoticeMessage', {
  id: z.string(),
  channel: z.string(),
  /** The name of the channel; its id when it was removed. */
  name: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  topic: z.enum([...NOTICE_TOPICS, 'test']),
  types: z.array(z.enum(NOTICE_TYPES)),
  /** The time of the first event. */
  at: Moment,
  state: z.enum(NOTICE_STATES),
  tries: Count,
  /** Null unless it waits. */
  next_try_at: Moment.nullable(),
  reason: z.enum(NOTICE_REASONS).nullable(),
  reply: z.string().nullable(),
  ms: Count.nullable(),
  /** As the channel gets it, in its language. */
  title: z.string(),
  lines: z.array(z.string()),
})
export type NoticeMessage = z.infer<typeof NoticeMessage>

const NoticeTest = named('NoticeTest', {
  state: z.enum(['delivered', 'failed', 'not_set']),
  lacks: z.enum(CHANNEL_LACKS).nullable(),
  simulated: z.boolean(),
  reason: z.enum(NOTICE_REASONS).nullable(),
  reply: z.string(),
  ms: Count,
  at: Moment,
})
export type NoticeTest = z.infer<typeof NoticeTest>

const Draft = bodyOrNothing(
  z.object({
    /** Tested instead of what is saved. */
    channel: Channel.optional(),
    smtp: Smtp.nullable().optional(),
    /** The webhook address of Discord, the signing secret, or the password of the mail server. */
    secret: SecretValue.optional(),
  }),
)

const NoticeMailServer = z.object({
  source: z.enum(['environment', 'settings', 'simulator']),
  address: z.string(),
})
export type NoticeMailServer = z.infer<typeof NoticeMailServer>

export const noticesCalls = {
  listNotices: adminCall('GET /api/admin/notices', 'operation', {
    summary: 'Gives the state of every channel, and the last 200 messages with what came back.',
    reply: z.object({
      channels: z.array(ChannelState),
      /** Where e-mail leaves; null without a mail server. */
      mail_server: NoticeMailServer.nullable(),
      messages: z.array(NoticeMessage),
    }),
  }),
  testNotice: adminCall('POST /api/admin/notices/channels/:id/test', 'operation', {
    summary: 'Sends a test message and says what came back; a draft can be tested before it is saved.',
    input: z.object({
      params: z.object({ id: idOr('channel_not_found') }),
      body: Draft,
    }),
    reply: NoticeTest,
    errors: ['channel_not_found', 'too_many_requests'],
  }),
  retryNotice: adminCall('POST /api/admin/notices/messages/:id/retry', 'operation', {
    summary: 'Sends a message again that was not delivered.',
    input: z.object({ params: z.object({ id: idOr('notice_not_found') }) }),
    errors: ['notice_not_found'],
  }),
}
