// The channels as they are right now: settings, secrets and variables of the environment, and in a demo the simulators.

import { type Channel, type Notices, SMTP_ID } from '#contract/settings/notices.schema.ts'
import {
  type ChannelKind,
  type ChannelLacks,
  DISCORD_WEBHOOK_URL,
  SIGNING_SECRET,
} from '#contract/settings/notices.ts'
import { deriveAll } from '#server/platform/kernel/derive.ts'
import { type MailServer, type NoticeVariables, noticeVariable } from './notice-variables.ts'

export type Target =
  | { kind: 'discord'; url: string }
  | { kind: 'webhook'; url: string; secret: string }
  | { kind: 'email'; to: readonly string[]; server: MailServer }
  /** In a demo a channel without an address of its own delivers to nobody. */
  | { kind: 'demo' }

export type ReadyChannel = Pick<Channel, 'id' | 'name' | 'events' | 'language'> & {
  kind: ChannelKind
  /** Null while something is missing. */
  target: Target | null
  lacks: ChannelLacks | null
}

type FindSecret = (name: string) => string | null

type Deps = {
  settings: { saved(): { readonly notices: Notices } }
  /** By name; another object after each change. */
  secrets: { current(): ReadonlyMap<string, string> }
  variables: NoticeVariables
  /** False with real visitors: the owner must not believe that somebody was notified. */
  simulates: boolean
  /** Discord's own addresses only, unless addresses of this machine are allowed. */
  allowPrivate: boolean
}

const LOOPBACK_URL = /^https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?\//

export type NoticeChannels = ReturnType<typeof createNoticeChannels>

export function createNoticeChannels({ settings, secrets, variables, simulates, allowPrivate }: Deps) {
  const current = deriveAll(
    () => [settings.saved().notices, secrets.current()],
    (saved, stored): readonly ReadyChannel[] =>
      saved.channels.map((channel) => resolve(channel, saved, (name) => stored.get(name) ?? null)),
  )

  /** A channel as it would be with these values saved. */
  function resolve(channel: Channel, saved: Pick<Notices, 'smtp'>, findSecret: FindSecret): ReadyChannel {
    const { id, kind, name, events, language } = channel
    const found =
      channel.kind === 'discord'
        ? discordOf(id, findSecret)
        : channel.kind === 'webhook'
          ? webhookOf(id, channel.url, findSecret)
          : emailOf(channel.to, saved, findSecret)
    return { id, kind, name, events, language, ...found }
  }

  const isDiscordWebhook = (url: string) =>
    DISCORD_WEBHOOK_URL.test(url) || (allowPrivate && LOOPBACK_URL.test(url))

  function refuseSecret(kind: 'discord' | 'webhook', value: string) {
    if (kind === 'discord') return isDiscordWebhook(value) ? null : 'not_a_discord_webhook'
    return SIGNING_SECRET.test(value) ? null : 'not_a_signing_secret'
  }

  const demoOr = (lacks: ChannelLacks) => (simulates ? ready({ kind: 'demo' }) : lacking(lacks))

  function discordOf(id: string, findSecret: FindSecret) {
    const url = variables.named[noticeVariable(id, 'url')] ?? findSecret(channelSecret(id, 'url'))
    if (url === null) return demoOr('address')
    return isDiscordWebhook(url) ? ready({ kind: 'discord', url }) : lacking('valid_address')
  }

  function webhookOf(id: string, url: string | null, findSecret: FindSecret) {
    if (url === null) return demoOr('address')
    const secret = variables.named[noticeVariable(id, 'secret')] ?? findSecret(channelSecret(id, 'secret'))
    if (secret === null || !SIGNING_SECRET.test(secret)) return lacking('secret')
    return ready({ kind: 'webhook', url, secret })
  }

  function emailOf(to: readonly string[], { smtp }: Pick<Notices, 'smtp'>, findSecret: FindSecret) {
    const own = variables.smtp ?? (smtp && { ...smtp, password: findSecret(SMTP_PASSWORD) })
    if (own === null) return demoOr('mail_server')
    return to.length === 0 ? lacking('recipients') : ready({ kind: 'email', to, server: own })
  }

  return {
    current,
    resolve,
    mailServer() {
      const own = variables.smtp ?? settings.saved().notices.smtp
      if (!own) return simulates ? ({ source: 'simulator', address: '' } as const) : null
      const source = variables.smtp ? 'environment' : 'settings'
      return { source, address: `${own.host}:${own.port}` } as const
    },
    lockedFields: (): Record<string, string> => (variables.smtp ? { smtp: 'SMTP_URL' } : {}),
    secrets: () => [
      ...settings.saved().notices.channels.flatMap(({ id, kind }) => {
        if (kind === 'email') return []
        const variable = noticeVariable(id, kind === 'discord' ? 'url' : 'secret')
        const isGiven = variables.named[variable] !== undefined
        const refuse = (value: string) => refuseSecret(kind, value)
        return [{ name: secretOf({ id, kind }), variable, isGiven, refuse }]
      }),
      { name: SMTP_PASSWORD, variable: 'SMTP_URL', isGiven: variables.smtp !== null },
    ],
  }
}

const ready = (target: Target) => ({ target, lacks: null })
const lacking = (lacks: ChannelLacks) => ({ target: null, lacks })

const SMTP_PASSWORD = `notices.${SMTP_ID}.password`

/** Where the password of the mail server is sent, by the name of the secret. */
export function smtpAddresses({ smtp }: Pick<Notices, 'smtp'>): Map<string, string> {
  return new Map(smtp ? [[SMTP_PASSWORD, `${smtp.host}:${smtp.port}`]] : [])
}

function channelSecret(id: string, what: 'url' | 'secret'): string {
  return `notices.${id}.${what}`
}

export function secretOf({ id, kind }: Pick<Channel, 'id' | 'kind'>): string {
  if (kind === 'email') return SMTP_PASSWORD
  return channelSecret(id, kind === 'discord' ? 'url' : 'secret')
}
