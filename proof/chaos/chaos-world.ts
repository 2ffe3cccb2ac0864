// The site in its own process; gateway, bot check and game as simulators in this one, which survive its kills.
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GatewayId } from '../../contract/settings/gateways.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { temporaryFolder } from '../../scripts/lib/serve.ts'
import type { Db } from '../../server/platform/database/schema.ts'
import type { GatewayOutcome } from '../../simulators/gateway-ledger.ts'
import { type Executed, startGameConsole } from '../../tests/simulators/game-console.ts'
import { DEMO_MIDTRANS, startMidtransServer } from '../../tests/simulators/midtrans-server.ts'
import { startTripayServer } from '../../tests/simulators/tripay-server.ts'
import { startTurnstileServer } from '../../tests/simulators/turnstile-server.ts'
import { ADMIN_ENV } from '../../tests/support/settings-client.ts'
import type { RunOptions } from './chaos-test.ts'
import { type Compared, checkHistory, type Verdict } from './checker.ts'
import { openChecks } from './consistency.ts'
import { startConsoleTap } from './console-tap.ts'
import { createCustomers } from './customers.ts'
import { openHistory, readLines } from './history.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { createSiteProcess, type SiteProcess } from './site-process.ts'

export type DatabaseName = 'SQLite' | 'PostgreSQL'

type Options = {
  name: string
  /** How long the game console takes for its answer. */
  answerMs?: number
  /** Instead of Tripay's two minutes between callbacks. */
  callbackPauseMs?: number
  /** In the order in which they are asked; Tripay unless given. */
  gateways?: readonly GatewayId[]
  /** PostgreSQL is started for this world alone; SQLite unless given. */
  database?: DatabaseName
  env?: Record<string, string>
}

const RCON_PASSWORD = 'chaos-rcon-password'
const MERCHANT = { merchantCode: 'T0001', apiKey: 'chaos-api-key', privateKey: 'chaos-private-key' }
const LOOK_EVERY_MS = 20

export type ChaosWorld = Awaited<ReturnType<typeof openChaosWorld>>

/** Not started yet: `site.start()` does it. */
export async function openChaosWorld(
  { folder: historyFolder, checked }: RunOptions,
  { name, answerMs = 5, callbackPauseMs = 600, gateways = ['tripay'], database = 'SQLite', env }: Options,
) {
  const folder = temporaryFolder(`chaos-${name.toLowerCase()}`)
  const history = openHistory(historyFolder, name)
  const consoleLog = join(folder.path, 'console.jsonl')
  const now = () => new Date()
  const game = await startGameConsole({ password: RCON_PASSWORD, logFile: consoleLog })
  game.setDelay(answerMs)
  const tap = await startConsoleTap({ consolePort: game.port, note: history.note })
  const tripay = await startTripayServer({ now, merchant: MERCHANT, callbackPauseMs })
  const midtrans = await startMidtransServer({ now, callbackPauseMs })
  const turnstile = await startTurnstileServer({ now })
  const postgres = database === 'PostgreSQL' ? await startOwnPostgres() : null
  const databaseUrl = postgres?.url ?? env?.DATABASE_URL
  const settings = {
    ...ADMIN_ENV,
    TRUST_PROXY: '1',
    ...accessOf(gateways, { tripay: tripay.url, midtrans: midtrans.url }),
    RCON_HOST: '127.0.0.1',
    RCON_PORT: String(tap.port),
    RCON_PASSWORD,
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET_KEY: turnstile.secretKey,
    TURNSTILE_VERIFY_URL: turnstile.verifyUrl,
    ...env,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const newSite = async () =>
    createSiteProcess({ port: await freePort(), folder: folder.path, env: settings })
  const site = await newSite()
  const others: SiteProcess[] = []
  const left = openChecks({ name, site, databaseUrl }, checked)

  return {
    folder: folder.path,
    history,
    game,
    tap,
    tripay,
    midtrans,
    turnstile,
    site,
    ...left,
    customers: createCustomers({ url: site.url, turnstile, note: history.note }),
    /** A second process of the same site, for databases that carry two. */
    async startAnother(): Promise<SiteProcess> {
      const another = await newSite()
      others.push(another)
      await another.start()
      return another
    },
    executed: (): Executed[] => (existsSync(consoleLog) ? readLines(consoleLog) : []),
    async start(): Promise<void> {
      await site.start()
      history.note({ what: 'started' })
    },
    async kill(): Promise<void> {
      const killed = site.kill()
      history.note({ what: 'killed' })
      await killed
    },
    /** Pays at the gateway; resolves after the first callback. */
    async pay(reference: string, outcome: GatewayOutcome = 'PAID'): Promise<void> {
      if (outcome === 'PAID') history.note({ what: 'paid', reference })
      const gateway = midtrans.find(reference) ? midtrans : tripay
      await gateway.settle(reference, outcome)
      const last = gateway.callbacks.findLast(({ merchantRef }) => merchantRef === reference)
      history.note({ what: 'called back', reference, status: outcome, taken: last?.taken ?? false })
    },
    isQueueEmpty: () => left.read(isQueueEmpty),
    /** Checks a copy, so that the site finds the files of the kill untouched. */
    isIntact: () => isIntact(site.databaseFile, join(folder.path, 'copy')),
    async [Symbol.asyncDispose]() {
      await Promise.all([site, ...others].map((each) => each.close()))
      await left.check()
      await Promise.all([tripay.close(), midtrans.close(), turnstile.close(), tap.close(), game.close()])
      await postgres?.[Symbol.asyncDispose]()
      folder.remove()
    },
  }
}

async function isQueueEmpty(db: Db): Promise<boolean> {
  const open = db.selectFrom('send_action').select('id').where('state', 'in', ['queued', 'sending'])
  return (await open.executeTakeFirst()) === undefined
}

/** Otherwise another process would wait for a minute; only the killed one has had any. */
export async function endLeases({ read }: Pick<ChaosWorld, 'read'>): Promise<void> {
  const leased_until = new Date(0).toISOString()
  await read((db) =>
    db.updateTable('send_action').set({ leased_until }).where('leased_until', 'is not', null).execute(),
  )
}

/** `others` is compared instead of what a world with one game server has. */
export async function verdictOf(
  { history, read, executed }: Pick<ChaosWorld, 'history' | 'read' | 'executed'>,
  others: Partial<Compared> = {},
): Promise<Verdict> {
  const found = await read(async (db) => ({
    orders: await db.selectFrom('orders').select(['id', 'reference', 'status']).execute(),
    actions: await db
      .selectFrom('send_action')
      .select(['order_id', 'state', 'needs_person', 'held', 'commands'])
      .execute(),
  }))
  return checkHistory({ history: history.read(), executed: executed(), ...found, ...others })
}

/** Whether each of these orders has a delivery that came to an end. */
export function areSettled({ read }: ChaosWorld, references: readonly string[]): Promise<boolean> {
  return read(async (db) => {
    const found = await db
      .selectFrom('send_action')
      .innerJoin('orders', 'orders.id', 'send_action.order_id')
      .select('orders.reference')
      .distinct()
      .where('orders.reference', 'in', references)
      .where('send_action.state', 'in', ['done', 'unknown', 'failed'])
      .execute()
    return found.length === references.length
  })
}

/** Payments at a gateway without an order of ours. */
export async function countOrphans({ read, tripay, midtrans }: ChaosWorld): Promise<number> {
  const rows = await read((db) => db.selectFrom('orders').select('reference').execute())
  const ours = new Set(rows.map(({ reference }) => reference))
  const opened = [...tripay.transactions(), ...midtrans.transactions()]
  return opened.filter(({ merchant_ref }) => !ours.has(String(merchant_ref))).length
}

function accessOf(gateways: readonly GatewayId[], urls: Record<GatewayId, string>): Record<string, string> {
  const { merchantId, serverKey } = DEMO_MIDTRANS
  const variables: Record<GatewayId, Record<string, string>> = {
    tripay: {
      TRIPAY_URL: urls.tripay,
      TRIPAY_MERCHANT_CODE: MERCHANT.merchantCode,
      TRIPAY_API_KEY: MERCHANT.apiKey,
      TRIPAY_PRIVATE_KEY: MERCHANT.privateKey,
    },
    midtrans: {
      MIDTRANS_BASE_URL: urls.midtrans,
      MIDTRANS_MERCHANT_ID: merchantId,
      MIDTRANS_SERVER_KEY: serverKey,
    },
  }
  return Object.assign({}, ...gateways.map((id) => variables[id]))
}

function isIntact(databaseFile: string, copy: string): boolean {
  mkdirSync(copy, { recursive: true })
  for (const end of ['', '-wal']) {
    if (existsSync(databaseFile + end)) copyFileSync(databaseFile + end, join(copy, `a.db${end}`))
  }
  const db = new DatabaseSync(join(copy, 'a.db'))
  const found = db.prepare('pragma integrity_check').all() as { integrity_check: string }[]
  db.close()
  rmSync(copy, { recursive: true })
  return found.length === 1 && found[0]?.integrity_check === 'ok'
}

/** False when it did not come true in time. */
export async function comesTrue(isTrue: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs
  while (!(await isTrue())) {
    if (performance.now() > end) return false
    await sleep(LOOK_EVERY_MS)
  }
  return true
}
