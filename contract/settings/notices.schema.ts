// Channels that receive events. Webhook addresses of Discord and signing secrets are secrets: see secrets.schema.ts.
import * as z from 'zod'
import { LANGUAGES } from '#contract/language.ts'
import { NOTICE_TOPICS } from '#contract/settings/notices.ts'
import { checkUniqueIds, Host, Id, line, Port, WebUrl } from './fields.schema.ts'

export const CHANNELS_MAX = 6
const RECIPIENTS_MAX = 10
/** Its secret has a name of its own. */
export const SMTP_ID = 'smtp'

const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/

export const EmailAddress = z.string().trim().max(254).regex(EMAIL, 'not_an_email')

const common = {
  id: Id.refine((id) => id !== SMTP_ID, 'id_reserved'),
  name: line(32),
  events: z.union([z.literal('all'), z.array(z.enum(NOTICE_TOPICS)).max(NOTICE_TOPICS.length)]),
  /** The language of its messages. */
  language: z.enum(LANGUAGES),
}

export const Channel = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('discord'), ...common }),
  /** Requests are signed by Standard Webhooks. */
  z.object({ kind: z.literal('webhook'), ...common, url: WebUrl.nullable() }),
  z.object({ kind: z.literal('email'), ...common, to: z.array(EmailAddress).max(RECIPIENTS_MAX) }),
])
export type Channel = z.infer<typeof Channel>

export const Smtp = z.object({
  host: Host,
  port: Port,
  /** TLS from the first byte, usually on port 465; otherwise STARTTLS. */
  tls: z.boolean(),
  user: line(254).nullable(),
  from: EmailAddress,
})
export type Smtp = z.infer<typeof Smtp>

export const Notices = z.object({
  channels: z.array(Channel).max(CHANNELS_MAX).superRefine(checkUniqueIds),
  /** The hour of the daily summary, in Asia/Jakarta. */
  summary_hour: z.int().min(0).max(23),
  smtp: Smtp.nullable(),
})
export type Notices = z.infer<typeof Notices>
