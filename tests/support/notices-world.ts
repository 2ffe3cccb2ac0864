// The outbox for tests: a database, simulators of every channel, a clock that can be moved.
import { demoSettings } from '#content/settings/index.ts'
import type { Channel, Notices as SavedNotices } from '#contract/settings/notices.schema.ts'
import type { NewNotice } from '#contract/team/notice-event.schema.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createNoticeChannels } from '#server/team/notices/channels.service.ts'
import type { NoticeVariables } from '#server/team/notices/notice-variables.ts'
import { createNotices } from '#server/team/notices/notices.service.ts'
import { createNoticesWorker } from '#server/team/notices/notices-worker.service.ts'
import { createSender } from '#server/team/notices/senders/index.ts'
import { startDiscordServer } from '#tests/simulators/discord-server.ts'
import { startMailServer } from '#tests/simulators/mail-server.ts'
import { startWebhookReceiver } from '#tests/simulators/webhook-receiver.ts'
import { type DatabaseKind, openTestDatabase } from './databases.ts'
import { recordLog } from './recorded-notices.ts'
import { turnableClock } from './turnable-clock.ts'

export const SIGNING_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const PUBLIC_URL = 'https://angkasa.test'

export const PAID: NewNotice = {
  type: 'order.paid',
  data: { id: 'ORDER1', reference: 'ANG-1', player: 'Steve_1', product: '40 Points', amount: 77_000 },
}
export const FAILED: NewNotice = {
  type: 'delivery.failed',
  data: { ...PAID.data, server: 'Survival', reply: 'Unknown command' },
}

export const DISCORD: Channel = {
  kind: 'discord',
  id: 'discord',
  name: 'Discord',
  events: 'all',
  language: 'en',
}
export const EMAIL: Channel = {
  kind: 'email',
  id: 'email',
  name: 'E-mail',
  events: 'all',
  language: 'id',
  to: ['owner@example.test'],
}

type Options = {
  channels?: readonly Channel[]
  variables?: Partial<NoticeVariables>
  allowPrivate?: boolean
  timeoutMs?: number
  limit?: { messages: number; windowMs: number } | null
}

export async function openNoticesWorld(kind: DatabaseKind = 'sqlite', options: Options = {}) {
  const { variables, allowPrivate = true, timeoutMs = 1_000, limit } = options
  const database = await openTestDatabase(kind)
  const clock = turnableClock()
  const now = () => clock.now().getTime()
  const discord = await startDiscordServer({ limit, now })
  const webhook = await startWebhookReceiver({ secret: SIGNING_SECRET, now })
  const mail = await startMailServer()
  const hook: Channel = {
    kind: 'webhook',
    id: 'hook',
    name: 'Hook',
    events: 'all',
    language: 'en',
    url: webhook.url,
  }
  const smtp = { host: '127.0.0.1', port: mail.port, tls: false, user: null, from: 'site@angkasa.test' }
  let saved: SavedNotices = {
    channels: [...(options.channels ?? [DISCORD, hook, EMAIL])],
    summary_hour: 7,
    smtp,
  }
  let secrets: ReadonlyMap<string, string> = new Map([
    ['notices.discord.url', discord.url],
    ['notices.hook.secret', SIGNING_SECRET],
  ])
  const { log, logged } = recordLog()
  const shownSettings = () => ({ ...demoSettings, notices: saved })
  const core = {
    db: database.db,
    clock,
    random: systemRandom,
    shownSettings,
    publicUrl: PUBLIC_URL,
    log,
  }
  const channels = createNoticeChannels({
    settings: { saved: shownSettings },
    secrets: { current: () => secrets },
    variables: { named: {}, smtp: null, ...variables },
    simulates: false,
    allowPrivate,
  })
  const notices = createNotices({ ...core, channels })
  const send = createSender({ clock, allowPrivate, timeoutMs })
  /** Another process on the same database. */
  const startWorker = (ownsDatabase = false) => createNoticesWorker({ ...core, channels, send, ownsDatabase })
  return {
    ...core,
    channels,
    notices,
    send,
    discord,
    webhook,
    mail,
    logged,
    startWorker,
    hook,
    worker: startWorker(),
    secrets: { current: () => secrets },
    setSecret(name: string, value: string) {
      secrets = new Map([...secrets, [name, value]])
    },
    save(next: Partial<SavedNotices>) {
      saved = { ...saved, ...next }
    },
    record: (event: NewNotice) => notices.record(database.db, event),
    rows: () => database.db.selectFrom('notice_delivery').selectAll().orderBy('created_at').execute(),
    async [Symbol.asyncDispose]() {
      await Promise.all([discord.close(), webhook.close(), mail.close()])
      await database[Symbol.asyncDispose]()
    },
  }
}
