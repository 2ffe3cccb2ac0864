// The alert rules and the dashboard in deploy/ use metrics that the site exports.
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { expect, test, vi } from 'vitest'
import { readBackupPaths } from '#scripts/backup/backup-paths.ts'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { makeCertificate } from '#tests/support/certificate.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { startSite } from '#tests/support/site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const RULES = 'deploy/prometheus/rules.yml'
const DASHBOARD = 'deploy/grafana/angkasa.json'
const METRICS_TOKEN = '0123456789abcdef'
const MUST_BE_WATCHED = [
  ...['angkasa_backup_age_seconds', 'angkasa_callbacks_refused_total', 'angkasa_database_pool'],
  ...['angkasa_build_info', 'angkasa_database_writable', 'angkasa_queue_oldest_seconds'],
]

const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find(existsSync)

/** Prefixes of the site's own metrics; other exporters have others. */
const metricsIn = (text: string) => [
  ...new Set([...text.matchAll(/\b(?:angkasa|process|nodejs)_[a-z0-9_]+\b/g)].map(([name]) => name)),
]

const expressionsOf = (dashboard: string): string[] =>
  (JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr),
  )

/** A certificate of two days for the site. */
async function openProxy() {
  const { key, certificate } = makeCertificate(temporaryFolder())
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      await once(server, 'close')
    },
  }
}

/** PostgreSQL and a finished backup, so that every metric is exported. */
async function readEmitted(): Promise<Set<string>> {
  await using database = await openFreshPostgres()
  await using proxy = await openProxy()
  const env = { METRICS_TOKEN, DATABASE_URL: database.url, PUBLIC_URL: proxy.url }
  await using site = await startSite({ env })
  await makeBackup({
    place: readBackupPaths(env),
    to: temporaryFolder(),
    now: systemClock.now(),
    say: () => {},
  })
  await site.get('/api/store/products')
  const scrape = () => site.text('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
  await vi.waitFor(async () => expect(await scrape()).toMatch(/^angkasa_certificate_seconds\{.*\} 17\d{4}/m))
  const metrics = await scrape()
  return new Set([...metrics.matchAll(/^([a-z]\w+)[{ ]/gm)].map(([, name = '']) => name))
}

test('rules and dashboard use only exported metrics', async () => {
  const emitted = await readEmitted()
  const expressions = [...readFileSync(RULES, 'utf8').matchAll(/^ +expr: (.+)$/gm)].map(
    ([, expr = '']) => expr,
  )
  const shown = expressionsOf(readFileSync(DASHBOARD, 'utf8'))
  expect(Math.min(expressions.length, shown.length)).toBeGreaterThan(15)
  const named = metricsIn([...expressions, ...shown].join('\n'))
  expect(named.filter((name) => !emitted.has(name))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(MUST_BE_WATCHED))
})

test.skipIf(!promtool)('promtool accepts the rules', () => {
  const { status, stdout } = spawnSync(promtool ?? '', ['check', 'rules', RULES], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')])
})

test.skipIf(!promtool)('promtool accepts every expression of the dashboard', () => {
  const rules = expressionsOf(readFileSync(DASHBOARD, 'utf8')).map((expr, place) => ({
    record: `panel:${place}`,
    expr,
  }))
  const file = join(temporaryFolder(), 'dashboard.json')
  // JSON is YAML as well.
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  execFileSync(promtool ?? '', ['check', 'rules', file], { stdio: 'pipe' })
})
