// Variables of the environment for notices: NOTICES_DISCORD_URL is the secret address of the channel `discord`.
import type { Smtp } from '#contract/settings/notices.schema.ts'

export type NoticeVariables = {
  readonly named: Readonly<Record<string, string>>
  /** From SMTP_URL and SMTP_FROM; null when they are not given. */
  readonly smtp: MailServer | null
}

export type MailServer = Smtp & { password: string | null }

const NAMED = /^NOTICES_[A-Z0-9_]+_(?:URL|SECRET)$/
const SUBMISSION_PORT = 587
const SMTPS_PORT = 465

export function isNoticeVariable(name: string): boolean {
  return NAMED.test(name)
}

export function noticeVariable(id: string, what: 'url' | 'secret'): string {
  return `NOTICES_${id.toUpperCase().replaceAll('-', '_')}_${what.toUpperCase()}`
}

export function readNoticeVariables(given: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value && isNoticeVariable(name) ? [[name, value]] : [],
    ),
  )
}

/** `smtp://user:password@host:587` or `smtps://…`; null when it is not one. */
export function toMailServer(url: string, from: string): MailServer | null {
  if (!URL.canParse(url)) return null
  const { protocol, hostname, port, username, password, pathname, search } = new URL(url)
  const tls = protocol === 'smtps:'
  if ((!tls && protocol !== 'smtp:') || hostname === '' || search !== '' || !['', '/'].includes(pathname)) {
    return null
  }
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (tls ? SMTPS_PORT : SUBMISSION_PORT) : Number(port),
      tls,
      user: username === '' ? null : decodeURIComponent(username),
      password: password === '' ? null : decodeURIComponent(password),
      from,
    }
  } catch {
    return null
  }
}
