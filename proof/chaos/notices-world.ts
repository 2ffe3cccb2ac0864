// A live site with three channels whose receivers fail in eleven ways, and survive its kills.
import { demoSettings } from '../../content/settings/index.ts'
import type { Notices } from '../../contract/settings/notices.schema.ts'
import { startDiscordServer } from '../../tests/simulators/discord-server.ts'
import type { ReceiverFault } from '../../tests/simulators/http-receiver.ts'
import { type MailFault, startMailServer } from '../../tests/simulators/mail-server.ts'
import { startWebhookReceiver } from '../../tests/simulators/webhook-receiver.ts'
import { type SignedInAdmin, signIn } from './admins.ts'
import { isTaken, sendCallback } from './callbacks.ts'
import type { RunOptions } from './chaos-test.ts'
import { openChaosWorld } from './chaos-world.ts'
import type { Arrived } from './notices-checker.ts'
import { callbackOf, type Seeded, seedOpenPayments } from './seeded.ts'

const newSecret = (text: string) => `whsec_${Buffer.from(text.padEnd(32, '.')).toString('base64')}`
const SECRET = newSecret('signing secret of the chaos test')
const OTHER_SECRET = newSecret('another secret, wrong here')
/** As Discord: five in two seconds, so that the site has to pace itself. */
const RATE_LIMIT = { messages: 5, windowMs: 2_000 }

export const CHANNELS = ['discord', 'hook', 'mail'] as const
export type ChannelName = (typeof CHANNELS)[number]

/** How a channel fails: a fault of the receiver, or a wrong address or secret. */
type Failing = { http?: ReceiverFault; mail?: MailFault; address?: 'away' | 'tls' | 'dns' | 'secret' }

export const FAULTS: Record<string, Failing> = {
  refused: { address: 'away' },
  hanging: { http: 'hang', mail: 'hang' },
  '429 with retry_after': { http: 'rate-limited', mail: 'greylisted' },
  '500': { http: 'error-500', mail: 'greylisted' },
  slow: { http: 'slow', mail: 'slow' },
  'TLS error': { address: 'tls' },
  DNS: { address: 'dns' },
  'wrong secret': { address: 'secret', mail: 'mailbox-full' },
  '404': { http: 'not-found', mail: 'closes' },
  'huge answer': { http: 'huge', mail: 'huge-reply' },
}

export type NoticesWorld = Awaited<ReturnType<typeof openNoticesWorld>>

export async function openNoticesWorld(options: RunOptions, name: string, payments: number) {
  const world = await openChaosWorld(options, { name, env: { NOTICES_ALLOW_PRIVATE: '1' } })
  const discord = await startDiscordServer({ limit: RATE_LIMIT })
  const hook = await startWebhookReceiver({ secret: SECRET })
  const mail = await startMailServer()
  const left = await seedOpenPayments(world, payments)
  await world.start()
  const admin = await signIn(world.site.url)
  const right = addresses(hook.url, mail.port)
  await admin.save('notices', right)
  await saveSecrets(admin, discord.url)
  const paid: string[] = []

  /** One callback of the gateway; false when the site did not take it. */
  async function pay(payment: Seeded): Promise<boolean> {
    const signed = callbackOf(payment, world.tripay.merchant.privateKey)
    return sendCallback(world.site.url, signed).then(isTaken, () => false)
  }

  return {
    ...world,
    left,
    paid: paid as readonly string[],
    /** Repeated until the site has taken it, as the gateway does. */
    async payNext(): Promise<void> {
      const payment = left.shift()
      if (!payment) return
      while (!(await pay(payment))) await new Promise((resolve) => setTimeout(resolve, 100))
      paid.push(payment.reference)
    },
    async fail({ http, mail: mailFault, address }: Failing): Promise<void> {
      for (const receiver of [discord, hook]) receiver.setFault(http ?? null)
      mail.setFault(mailFault ?? null)
      if (address === 'away') await Promise.all([discord.goAway(), hook.goAway(), mail.goAway()])
      if (address === 'secret') hook.setSecret(OTHER_SECRET)
      if (address === 'tls' || address === 'dns') await admin.save('notices', wrong(right, address))
      // Discord's own host name cannot be replaced.
      if (address === 'tls') await saveSecrets(admin, discord.url.replace('http:', 'https:'))
    },
    async mend(): Promise<void> {
      for (const receiver of [discord, hook, mail]) {
        receiver.setFault(null)
        await receiver.comeBack()
      }
      hook.setSecret(SECRET)
      await admin.save('notices', right)
      await saveSecrets(admin, discord.url)
    },
    arrived: (): Record<ChannelName, Arrived[]> => ({
      discord: discord.messages.flatMap(({ embeds = [] }) =>
        embeds.flatMap(({ description = '', footer }) => found(description, idIn(footer?.text))),
      ),
      hook: hook.messages.flatMap(({ id, data }) => found(String(data.reference), id)),
      mail: mail.mails.flatMap(({ text, messageId }) => found(decoded(text), idIn(messageId))),
    }),
    /** True when the test arrived. */
    async test(channel: ChannelName): Promise<boolean> {
      return (await admin.send('POST', `notices/channels/${channel}/test`, {})).state === 'delivered'
    },
    async countUndelivered(): Promise<number> {
      const query = world.read((db) =>
        db
          .selectFrom('notice_delivery')
          .select('id')
          .where('state', '!=', 'delivered')
          .where('topic', '!=', 'test')
          .execute(),
      )
      return (await query).length
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await Promise.all([discord.close(), hook.close(), mail.close()])
    },
  }
}

function addresses(hookUrl: string, mailPort: number): Notices {
  const common = { events: ['sale' as const], language: 'en' as const }
  return {
    ...demoSettings.notices,
    channels: [
      { kind: 'discord', id: 'discord', name: 'Discord', ...common },
      { kind: 'webhook', id: 'hook', name: 'Hook', ...common, url: hookUrl },
      { kind: 'email', id: 'mail', name: 'Mail', ...common, to: ['owner@example.test'] },
    ],
    smtp: { host: '127.0.0.1', port: mailPort, tls: false, user: null, from: 'site@example.test' },
  }
}

function wrong(value: Notices, how: 'tls' | 'dns'): Notices {
  const replace = (url: string) =>
    how === 'tls' ? url.replace('http:', 'https:') : url.replace('127.0.0.1', 'nowhere.invalid')
  const smtp = value.smtp && {
    ...value.smtp,
    ...(how === 'tls' ? { tls: true } : { host: 'nowhere.invalid' }),
  }
  const channels = value.channels.map((channel) =>
    channel.kind === 'webhook' ? { ...channel, url: replace(channel.url ?? '') } : channel,
  )
  return { ...value, channels, smtp }
}

async function saveSecrets(admin: SignedInAdmin, discordUrl: string): Promise<void> {
  const secrets = { 'notices.discord.url': discordUrl, 'notices.hook.secret': SECRET }
  for (const [name, value] of Object.entries(secrets)) await admin.send('PUT', `secrets/${name}`, { value })
}

const REFERENCE = /[0-9A-HJKMNP-TV-Z]{4,}(?:-[0-9A-HJKMNP-TV-Z]{4,})+/g

/** The references in a text, without the escapes of Markdown. */
function found(text: string, id: string): Arrived[] {
  const references = text.replaceAll('\\', '').match(REFERENCE) ?? []
  return [...new Set(references)].map((reference) => ({ reference, id }))
}

function idIn(text = ''): string {
  return /msg_[0-9A-Z]+/.exec(text)?.[0] ?? ''
}

/** Quoted-printable. */
function decoded(text: string): string {
  return text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
