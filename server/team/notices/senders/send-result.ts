import type { NoticeReason } from '#contract/settings/notices.ts'

export type SendResult = {
  /**
   * `limited`: the receiver asks to wait, which is no failure. `refused`: this message is not accepted. `failed`: the
   * channel does not work.
   */
  outcome: 'delivered' | 'limited' | 'refused' | 'failed'
  reason: NoticeReason | null
  /** The reply of the receiver, without secrets. */
  reply: string
  /** Nothing more is sent before. */
  pauseMs?: number
}

export type TimedResult = SendResult & { ms: number }

/** A failure before there was a reply. The text of the error may contain the address, so only its kind is used. */
export class SendError extends Error {
  readonly reason: NoticeReason
  constructor(reason: NoticeReason, message: string) {
    super(message)
    this.reason = reason
  }
}

const REASONS: Record<string, NoticeReason> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'host_not_found',
  EAI_AGAIN: 'host_not_found',
  EDNS: 'host_not_found',
  ETIMEDOUT: 'timeout',
  ETIME: 'timeout',
  ABORT_ERR: 'timeout',
  TimeoutError: 'timeout',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  ECONNECTION: 'closed',
  ETLS: 'tls',
  EPROTO: 'tls',
  EAUTH: 'mail_login',
}

export function reasonOf(error: unknown): NoticeReason {
  if (error instanceof SendError) return error.reason
  const { code, name, message, cause } = Object(error) as Record<string, unknown>
  if (code === 'ESOCKET' && /certificate/i.test(String(message))) return 'tls'
  // The mail library keeps the code of the system in the message only.
  const inner = code === 'ESOCKET' ? /\bE[A-Z_]+\b/.exec(String(message))?.[0] : undefined
  for (const word of [inner, code, name]) {
    if (typeof word !== 'string') continue
    if (REASONS[word]) return REASONS[word]
    if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(word)) return 'tls'
  }
  return cause === undefined ? 'other' : reasonOf(cause)
}
