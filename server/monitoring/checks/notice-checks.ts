// Channels of notices. Nothing is posted here: *Send a test* on the screen sends a message.
import type { CheckReason } from '#contract/monitoring/checks.ts'
import type { NoticeReason } from '#contract/settings/notices.ts'
import {
  addressOf,
  probeChannel,
  type ReadyChannel,
  type RealTarget,
} from '#server/team/notices/probe-channel.service.ts'
import { type Check, demo, failing, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

const TIMEOUT_MS = 8_000

const REASONS: Partial<Record<NoticeReason, CheckReason>> = {
  refused: 'connection_refused',
  host_not_found: 'host_not_found',
  timeout: 'no_answer',
  closed: 'connection_closed',
  tls: 'notice_tls',
  gone: 'notice_gone',
  mail_login: 'notice_mail_login',
  mail_starttls: 'notice_mail_starttls',
  mail_tls_first: 'notice_mail_tls_first',
  mail_no_tls: 'notice_mail_no_tls',
  private_address: 'notice_private',
  not_https: 'notice_private',
}

export function noticeChecks({ noticeChannels, config }: CheckDeps): Check[] {
  const channels = noticeChannels.current()
  const { smtp } = config.notices
  // A mail server that nothing sends by yet is tried as well: it is trusted when it is needed.
  if (smtp && channels.every(({ target }) => target?.kind !== 'email')) {
    const target = { kind: 'email' as const, to: [], server: smtp }
    const mail: Check = {
      id: 'notices:mail',
      part: 'notices',
      subject: 'SMTP_URL',
      run: () => checkTarget(target, config.allowPrivateWebhooks),
    }
    return [mail, ...checksOf(channels, config.allowPrivateWebhooks)]
  }
  return checksOf(channels, config.allowPrivateWebhooks)
}

function checksOf(channels: readonly ReadyChannel[], allowPrivate: boolean): Check[] {
  if (channels.length === 0) return [{ id: 'notices', part: 'notices', run: () => off('notice_none') }]
  return channels.map((channel) => ({
    id: `notices:${channel.id}`,
    part: 'notices',
    subject: channel.name,
    run: () => checkChannel(channel, allowPrivate),
  }))
}

async function checkChannel({ target }: ReadyChannel, allowPrivate: boolean): Promise<Outcome> {
  if (!target) return off('notice_not_set')
  if (target.kind === 'demo') return demo('notice_simulated')
  return checkTarget(target, allowPrivate)
}

async function checkTarget(target: RealTarget, allowPrivate: boolean): Promise<Outcome> {
  const reason = await probeChannel(target, { allowPrivate, timeoutMs: TIMEOUT_MS })
  const address = addressOf(target)
  if (reason === null) return ready('notice_ready', { address })
  const detail = reason === 'rejected' ? 'it replied with an error' : 'its reply cannot be read'
  return failing(REASONS[reason] ?? 'connection_failed', { address, detail })
}
