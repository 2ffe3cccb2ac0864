// Notices: messages about events of the site to the owner's channels.

/** The switches of a channel. */
export const NOTICE_TOPICS = [
  'attention',
  'part',
  'sale',
  'refund',
  'method',
  'sign_in',
  'summary',
  'news',
  'incident',
  'goal',
] as const
export type NoticeTopic = (typeof NOTICE_TOPICS)[number]

/** In the form that Standard Webhooks recommends for `type`. */
export const NOTICE_TYPES = [
  'delivery.failed',
  'delivery.unknown',
  'delivery.repeated',
  'payment.flagged',
  'checkout.failed',
  'part.away',
  'part.back',
  'order.paid',
  'order.refunded',
  'payment_method.refused',
  'staff.new_network',
  'staff.new_passkey',
  'staff.new_owner',
  'summary.daily',
  'news.published',
  'incident.opened',
  'incident.ended',
  'goal.reached',
  'test',
] as const
export type NoticeType = (typeof NOTICE_TYPES)[number]

/** A test belongs to no switch: it goes to the channel that is tested. */
export const TOPIC_OF: Record<Exclude<NoticeType, 'test'>, NoticeTopic> = {
  'delivery.failed': 'attention',
  'delivery.unknown': 'attention',
  'delivery.repeated': 'attention',
  'payment.flagged': 'attention',
  'checkout.failed': 'attention',
  'part.away': 'part',
  'part.back': 'part',
  'order.paid': 'sale',
  'order.refunded': 'refund',
  'payment_method.refused': 'method',
  'staff.new_network': 'sign_in',
  'staff.new_passkey': 'sign_in',
  'staff.new_owner': 'sign_in',
  'summary.daily': 'summary',
  'news.published': 'news',
  'incident.opened': 'incident',
  'incident.ended': 'incident',
  'goal.reached': 'goal',
}

export const CHANNEL_KINDS = ['discord', 'webhook', 'email'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** Waiting: not delivered yet, the next try is planned. */
export const NOTICE_STATES = ['waiting', 'delivered', 'failed'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

export const NOTICE_TRIES = 8
export const NOTICE_LOG_ROWS = 200
export const NOTICE_RETENTION_DAYS = 30
/** An outage is an event only after this time. */
export const PART_AWAY_MINUTES = 5

/** The form of a Discord webhook's address. It is a secret: it lets anyone post. */
export const DISCORD_WEBHOOK_URL =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api(?:\/v\d+)?\/webhooks\/\d{15,22}\/[\w-]{30,120}$/

/** Standard Webhooks: 24 to 64 random bytes in base64. */
export const SIGNING_SECRET = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/

/** Why a message was not delivered. Screens put each into words. */
export const NOTICE_REASONS = [
  'refused',
  'host_not_found',
  'timeout',
  'closed',
  'tls',
  'private_address',
  'not_https',
  'rate_limited',
  'rejected',
  'gone',
  'signature',
  'mail_login',
  'mail_starttls',
  'mail_tls_first',
  'mail_no_tls',
  'no_channel',
  'other',
] as const
export type NoticeReason = (typeof NOTICE_REASONS)[number]

/** The missing parts without which a channel cannot send. */
export const CHANNEL_LACKS = ['address', 'valid_address', 'secret', 'recipients', 'mail_server'] as const
export type ChannelLacks = (typeof CHANNEL_LACKS)[number]
