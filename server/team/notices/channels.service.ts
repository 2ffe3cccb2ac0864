// The channels as they are right now: settings, secrets and variables of the environment, and in a demo the simulators.

import { type Channel, type Notices, SMTP_ID } from '#contract/settings/notices.schema.ts'
import {
  type ChannelKind,
  type ChannelLacks,
  DISCORD_WEBHOOK_URL,
  SIGNING_SECRET,
} from '#contract/settings/notices.ts'
import { type MailServer, type NoticeVariables, noticeVariable } from './notice-variables.ts'

export type Target =
  | { kind: 'discord'; url: string }
  | { kind: 'webhook'; url: string; secret: string }
  | { kind: 'email'; to: readonly string[]; server: MailServer }

export type ReadyChannel = Pick<Channel, 'id' | 'name' | 'events' | 'language'> & {
  kind: ChannelKind
  /** Null while something is missing. */
  target: Target | null
  lacks: ChannelLacks | null
  /** A simulator stands in for the receiver. */
  isSimulated: boolean
}

/** Simulators that are running; null where none may stand in. */
export type SimulatedChannels = {
  discordUrl: string
  webhook: { url: string; secret: string }
  mailServer: MailServer
} | null

type FindSecret = (name: string) => string | null

type Deps = {
  settings: { current(): { readonly notices: Notices } }
  /** By name; another object after each change. */
  secrets: { current(): ReadonlyMap<string, string> }
  variables: NoticeVariables
  simulated: SimulatedChannels
  /** Discord's own addresses only, unless addresses of this machine are allowed. */
  allowPrivate: boolean
}

const DEMO_RECIPIENT = 'owner@example.test'
const LOOPBACK_URL = /^https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?\//
const NOTHING: { target: null; isSimulated: boolean } = { target: null, isSimulated: false }

export type NoticeChannels = ReturnType<typeof createNoticeChannels>

export function createNoticeChannels({ settings, secrets, variables, simulated, allowPrivate }: Deps) {
  let from: readonly unknown[] = []
  let resolved: readonly ReadyChannel[] = []

  /** Returns one list until a setting or a secret changes. */
  function current(): readonly ReadyChannel[] {
    const sources = [settings.current().notices, secrets.current()] as const
    if (sources.every((source, index) => source === from[index])) return resolved
    const [saved, stored] = sources
    from = sources
    resolved = saved.channels.map((channel) => resolve(channel, saved, (name) => stored.get(name) ?? null))
    return resolved
  }

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

  function discordOf(id: string, findSecret: FindSecret) {
    const url = variables.named[noticeVariable(id, 'url')] ?? findSecret(channelSecret(id, 'url'))
    if (url === null) {
      return simulated
        ? { target: { kind: 'discord' as const, url: simulated.discordUrl }, lacks: null, isSimulated: true }
        : { ...NOTHING, lacks: 'address' as const }
    }
    const isValid = DISCORD_WEBHOOK_URL.test(url) || (allowPrivate && LOOPBACK_URL.test(url))
    if (!isValid) return { ...NOTHING, lacks: 'valid_address' as const }
    return { target: { kind: 'discord' as const, url }, lacks: null, isSimulated: false }
  }

  function webhookOf(id: string, url: string | null, findSecret: FindSecret) {
    const kind = 'webhook' as const
    if (url === null) {
      return simulated
        ? { target: { kind, ...simulated.webhook }, lacks: null, isSimulated: true }
        : { ...NOTHING, lacks: 'address' as const }
    }
    const secret = variables.named[noticeVariable(id, 'secret')] ?? findSecret(channelSecret(id, 'secret'))
    if (secret === null || !SIGNING_SECRET.test(secret)) return { ...NOTHING, lacks: 'secret' as const }
    return { target: { kind, url, secret }, lacks: null, isSimulated: false }
  }

  function emailOf(to: readonly string[], { smtp }: Pick<Notices, 'smtp'>, findSecret: FindSecret) {
    const kind = 'email' as const
    const password = findSecret(SMTP_PASSWORD)
    const own = variables.smtp ?? (smtp && { ...smtp, password })
    if (own === null && simulated) {
      const recipients = to.length > 0 ? to : [DEMO_RECIPIENT]
      return {
        target: { kind, to: recipients, server: simulated.mailServer },
        lacks: null,
        isSimulated: true,
      }
    }
    if (own === null) return { ...NOTHING, lacks: 'mail_server' as const }
    if (to.length === 0) return { ...NOTHING, lacks: 'recipients' as const }
    return { target: { kind, to, server: own }, lacks: null, isSimulated: false }
  }

  return {
    current,
    resolve,
    /** Where e-mail leaves, without its password. */
    mailServer() {
      const own = variables.smtp ?? settings.current().notices.smtp
      const server = own ?? simulated?.mailServer
      if (!server) return null
      const source = variables.smtp ? 'environment' : own ? 'settings' : 'simulator'
      return { source, address: `${server.host}:${server.port}` } as const
    },
    /** Fields of the section that a variable sets. */
    lockedFields: (): Record<string, string> => (variables.smtp ? { smtp: 'SMTP_URL' } : {}),
    /** The secrets that the channels can use, and the variable of each. */
    secrets: () => [
      ...settings.current().notices.channels.flatMap(({ id, kind }) => {
        if (kind === 'email') return []
        const variable = noticeVariable(id, kind === 'discord' ? 'url' : 'secret')
        const isGiven = variables.named[variable] !== undefined
        return [{ name: secretOf({ id, kind }), variable, isGiven }]
      }),
      { name: SMTP_PASSWORD, variable: 'SMTP_URL', isGiven: variables.smtp !== null },
    ],
  }
}

const SMTP_PASSWORD = `notices.${SMTP_ID}.password`

/** Where the password of the mail server is sent, by the name of the secret. */
export function smtpAddresses({ smtp }: Pick<Notices, 'smtp'>): Map<string, string> {
  return new Map(smtp ? [[SMTP_PASSWORD, `${smtp.host}:${smtp.port}`]] : [])
}

function channelSecret(id: string, what: 'url' | 'secret'): string {
  return `notices.${id}.${what}`
}

/** The name of the secret that a channel needs. */
export function secretOf({ id, kind }: Pick<Channel, 'id' | 'kind'>): string {
  if (kind === 'email') return SMTP_PASSWORD
  return channelSecret(id, kind === 'discord' ? 'url' : 'secret')
}
