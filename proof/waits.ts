// How long a visitor of the home page waits while the console, a command or a job works on a million rows.
// npm --prefix proof run waits -- [--rows 1000000] [--only SQLite|PostgreSQL]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { exportCalls } from '../contract/shop/orders.schema.ts'
import { siteFileCalls } from '../contract/site/site-file.schema.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { loadAverage } from '../scripts/lib/load-average.ts'
import { type Site, serveSite, temporaryFolder } from '../scripts/lib/serve.ts'
import { PROGRAM_ENV } from '../scripts/lib/site-program.ts'
import { printTable } from '../scripts/lib/table.ts'
import { migrate } from '../server/platform/database/migrate.ts'
import { openPostgres } from '../server/platform/database/postgres.ts'
import type { Database } from '../server/platform/database/schema.ts'
import { openSqlite } from '../server/platform/database/sqlite.ts'
import { systemClock } from '../server/platform/kernel/clock.ts'
import { createSumsCheck } from '../server/shop/sums/sums-check.service.ts'
import { SALE } from '../tests/support/coupons.ts'
import { ADMIN_ENV } from '../tests/support/settings-client.ts'
import { figure } from './bench/goals.ts'
import { fillLists } from './bench/many-rows.ts'
import { visit } from './bench/visitor.ts'
import { type SignedInAdmin, signIn } from './chaos/admins.ts'
import type { DatabaseName } from './chaos/chaos-world.ts'
import { percentile } from './chaos/figures.ts'
import { startOwnPostgres } from './chaos/own-postgres.ts'

const [P99_LIMIT_MS, LONGEST_LIMIT_MS] = [50, 100]
const IDLE_MS = 5_000
/** A process that has just started compiles what it runs; it is no part of the work that is measured. */
const WARM_UP_MS = 3_000
const LOOKS = 100
const COUPONS = 2_000
const { name: _sale, ...COUPON } = SALE
/** The audit log holds one entry a minute; all but the last weeks of them are deleted. */
const RETENTION_DAYS = '30'
const RETENTION_ENDED = 'old rows deleted by retention'
const RETENTION_LIMIT_MS = 600_000

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, only: { type: 'string' } },
})
const rows = Number(values.rows)
const kinds = (['SQLite', 'PostgreSQL'] as const).filter((kind) => (values.only ?? kind) === kind)

ensureBuilt()
const postgres = kinds.includes('PostgreSQL') ? await startOwnPostgres() : null
try {
  for (const kind of kinds) await measureKind(kind)
} finally {
  await postgres?.[Symbol.asyncDispose]()
}

async function measureKind(kind: DatabaseName): Promise<void> {
  const folder = temporaryFolder('waits')
  const url = kind === 'PostgreSQL' ? postgres?.url : undefined
  const env = { ...ADMIN_ENV, ...(url && { DATABASE_URL: url }) }
  await fill(kind, folder.path, url)
  const table = [...(await measureSite(folder.path, env)), await measureRetention(folder.path, env)]
  console.log(`\n${kind}, ${rows} rows in each list, load average ${loadAverage()}`)
  printTable(['while', 'seconds', 'visits', 'p50 ms', 'p99 ms', 'longest ms', 'met'], table)
  folder.remove()
}

function open(dataDir: string, url: string | undefined): Database {
  return url ? openPostgres(url, { warn: () => {} }) : openSqlite(join(dataDir, 'angkasa.db'))
}

async function fill(kind: DatabaseName, dataDir: string, url: string | undefined): Promise<void> {
  const db = open(dataDir, url)
  await migrate(db)
  await fillLists(db, kind, rows)
  await createSumsCheck({ db, clock: systemClock, log: console }).rebuild()
  await db.destroy()
}

async function measureSite(dataDir: string, env: Record<string, string>): Promise<string[][]> {
  const site = await serveSite({ dataDir, env })
  const admin = await signIn(site.url)
  await warmUp(site)
  const commandEnv = { ...PROGRAM_ENV, ...env, DATA_DIR: dataDir, PUBLIC_URL: site.url }
  const command = (...args: string[]) => runCommand(args, commandEnv)
  const archive = await buildArchive(site, admin)
  const works: Record<string, () => Promise<unknown>> = {
    nothing: () => sleep(IDLE_MS),
    export: () => readAll(site, exportCalls.exportOrders.endpoint.path, admin),
    'lists, searches, totals': () => look(admin),
    'export of the site file': () => readAll(site, siteFileCalls.exportSite.endpoint.path, admin),
    'import of a site file with 2,000 coupons': () => importCoupons(archive, admin),
    backup: () => command('backup'),
    'check of the sums': () => command('sums', 'check'),
    'rebuilding the sums': () => command('sums', 'rebuild'),
  }
  const table: string[][] = []
  for (const [name, work] of Object.entries(works)) table.push(await measure(site, name, work))
  await site.stop()
  return table
}

async function measureRetention(dataDir: string, env: Record<string, string>): Promise<string[]> {
  const site = await serveSite({
    dataDir,
    env: { ...env, LOG_LEVEL: 'info', RETENTION_AUDIT_DAYS: RETENTION_DAYS },
  })
  await warmUp(site)
  const row = await measure(site, 'first run of retention', async () => {
    for (let waited = 0; waited < RETENTION_LIMIT_MS; waited += 50) {
      if (site.output().includes(RETENTION_ENDED)) return
      await sleep(50)
    }
    throw new Error('retention does not end')
  })
  await site.stop()
  return row
}

async function warmUp(site: Site): Promise<void> {
  const end = visit(`${site.url}/en`)
  await sleep(WARM_UP_MS)
  await end()
}

async function measure(site: Site, name: string, work: () => Promise<unknown>): Promise<string[]> {
  const end = visit(`${site.url}/en`)
  const begun = performance.now()
  await work()
  const seconds = (performance.now() - begun) / 1_000
  const times = await end()
  const [p99, longest] = [percentile(times, 0.99), Math.max(...times)]
  const isMet = p99 <= P99_LIMIT_MS && longest <= LONGEST_LIMIT_MS
  const figures = [percentile(times, 0.5), p99, longest].map((time) => figure(time, 1))
  return [name, figure(seconds, 1), String(times.length), ...figures, isMet ? 'yes' : 'MISSED']
}

async function readAll(site: Site, path: string, { token }: SignedInAdmin): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(site.url + path, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

async function look(admin: SignedInAdmin): Promise<void> {
  for (let turn = 0; turn < LOOKS; turn += 1) {
    for (const path of ['transactions?page=1', `transactions?page=${turn * 200 + 1}`, 'send-actions?page=3'])
      await admin.send('GET', path)
    for (const path of ['transactions/totals', `search?q=Player_${turn}`, 'today', 'players', 'audit-log'])
      await admin.send('GET', path)
  }
}

/** The archive of the site itself, with coupons that it does not have yet. Built beforehand: an owner packs it on another machine. */
async function buildArchive(site: Site, admin: SignedInAdmin): Promise<Blob> {
  const files = unzipSync(await readAll(site, siteFileCalls.exportSite.endpoint.path, admin))
  const coupons = Array.from({ length: COUPONS }, (_, place) => ({ ...COUPON, code: `CODE${place}` }))
  files['coupons.json'] = strToU8(JSON.stringify(coupons))
  return new Blob([zipSync(files)])
}

async function importCoupons(archive: Blob, admin: SignedInAdmin): Promise<void> {
  const { importSite, previewSite } = siteFileCalls
  const send = async (path: string, fields: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', archive, 'site.zip')
    const { status, text } = await admin.ask(path.replace('/api/admin/', ''), { method: 'POST', form })
    if (status !== 200) throw new Error(`${path} answered ${status} ${text}`)
    return JSON.parse(text)
  }
  const { fingerprint } = await send(previewSite.endpoint.path)
  await send(importSite.endpoint.path, { fingerprint })
}

async function runCommand([name = '', ...args]: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join('scripts', `${name}.ts`), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}
