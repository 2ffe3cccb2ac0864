// Channels of notices. Nothing is posted here: *Send a test* on the screen sends a message.
import type { CheckReason } from '#contract/monitoring/checks.ts'
import type { NoticeReason } from '#contract/settings/notices.ts'
import { addressOf, probeChannel, type ReadyChannel } from '#server/team/notices/probe-channel.service.ts'
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
  if (channels.length === 0) return [{ id: 'notices', part: 'notices', run: () => off('notice_none') }]
  return channels.map((channel) => ({
    id: `notices:${channel.id}`,
    part: 'notices',
    subject: channel.name,
    run: () => checkChannel(channel, config.allowPrivateWebhooks),
  }))
}

async function checkChannel({ target }: ReadyChannel, allowPrivate: boolean): Promise<Outcome> {
  if (!target) return off('notice_not_set')
  if (target.kind === 'demo') return demo('notice_simulated')
  const reason = await probeChannel(target, { allowPrivate, timeoutMs: TIMEOUT_MS })
  const address = addressOf(target)
  if (reason === null) return ready('notice_ready', { address })
  const detail = reason === 'rejected' ? 'it replied with an error' : 'its reply cannot be read'
  return failing(REASONS[reason] ?? 'connection_failed', { address, detail })
}
