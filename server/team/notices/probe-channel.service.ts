// Tries a channel without sending a message: Discord is asked for its webhook, a webhook for its headers, a mail server
// for a sign-in.
import type { NoticeReason } from '#contract/settings/notices.ts'
import type { Target } from './channels.service.ts'
import { testSignIn } from './senders/email.ts'
import { post } from './senders/post.ts'
import { reasonOf } from './senders/send-result.ts'

export type { ReadyChannel } from './channels.service.ts'

export type RealTarget = Exclude<Target, { kind: 'demo' }>
type Options = { allowPrivate: boolean; timeoutMs: number }

/** Null when it answers as it should. */
export async function probeChannel(target: RealTarget, options: Options): Promise<NoticeReason | null> {
  try {
    if (target.kind === 'email') {
      await testSignIn(target.server, options.timeoutMs)
      return null
    }
    const method = target.kind === 'discord' ? 'GET' : 'HEAD'
    const { status } = await post({ ...options, url: target.url, method, headers: {}, body: '' })
    return reasonOfStatus(status, target.kind)
  } catch (error) {
    return reasonOf(error)
  }
}

/** A webhook may refuse every method but POST. */
function reasonOfStatus(status: number, kind: RealTarget['kind']): NoticeReason | null {
  if (status === 404 || status === 410) return 'gone'
  if (kind === 'discord') {
    if (status === 401 || status === 403) return 'gone'
    return status >= 200 && status < 300 ? null : 'rejected'
  }
  return status >= 500 ? 'rejected' : null
}

/** Without what is secret in it. */
export function addressOf(target: RealTarget): string {
  return target.kind === 'email' ? `${target.server.host}:${target.server.port}` : new URL(target.url).host
}
