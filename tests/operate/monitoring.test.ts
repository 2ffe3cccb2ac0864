// The alert rules and the dashboard in deploy/ use metrics that the site exports.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readBackupPaths } from '#scripts/backup/backup-paths.ts'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
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

/** PostgreSQL and a finished backup, so that every metric is exported. */
async function readEmitted(): Promise<Set<string>> {
  await using database = await openFreshPostgres()
  const env = { METRICS_TOKEN, DATABASE_URL: database.url }
  await using site = await startSite({ env })
  await makeBackup({
    place: readBackupPaths(env),
    to: temporaryFolder(),
    now: systemClock.now(),
    say: () => {},
  })
  await site.get('/api/store/products')
  const metrics = await site.text('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
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

const constant = (series: string, value: number) => ({ series, values: `${value}x120` })
const up = constant('up{job="angkasa",instance="a"}', 1)

test.skipIf(!promtool).each([
  ['AngkasaProcessDown', [constant('up{job="angkasa",instance="a"}', 0)]],
  ['AngkasaStandsStill', [up, constant('nodejs_eventloop_delay_max_seconds{job="angkasa"}', 2.1)]],
  ['AngkasaBackupOld', [up, constant('angkasa_backup_age_seconds', 27 * 3600)]],
  [
    'AngkasaBackupMissing',
    [up, constant('process_uptime_seconds{job="angkasa"}', 27 * 3600), constant('angkasa_database_up', 1)],
  ],
  // Without a database the age of the backup is unknown: one alert, not two.
  [
    'AngkasaDatabaseDown',
    [up, constant('process_uptime_seconds{job="angkasa"}', 27 * 3600), constant('angkasa_database_up', 0)],
  ],
  [
    'AngkasaCallbacksRefused',
    [{ series: 'angkasa_callbacks_refused_total{reason="signature"}', values: '0+2x120' }],
  ],
  ['AngkasaDatabaseNotWritable', [constant('angkasa_database_writable', 0)]],
  ['AngkasaDeliveriesWaiting', [constant('angkasa_queue_oldest_seconds', 901)]],
  ['AngkasaDeliveriesUnknown', [constant('angkasa_needs_person{what="deliveries"}', 1)]],
  ['AngkasaErrors', [{ series: 'angkasa_requests_total{group="store",status="5xx"}', values: '0+1x120' }]],
  [
    'AngkasaVersionsDiffer',
    [
      constant('angkasa_build_info{version="1.0.0",commit="abc1234",instance="a"}', 1),
      constant('angkasa_build_info{version="1.0.0",commit="def5678",instance="b"}', 1),
    ],
  ],
  [
    'AngkasaDisk',
    [
      constant('node_filesystem_avail_bytes{mountpoint="/"}', 9),
      constant('node_filesystem_size_bytes{mountpoint="/"}', 100),
    ],
  ],
])('%s fires when it should, and no other alert with it', (alert, series) => {
  // An absent backup would fire everywhere once the process is old enough: only its own test says how old it is.
  const text = {
    rule_files: [resolve(RULES)],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: series,
        promql_expr_test: [
          {
            expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
            eval_time: '90m',
            exp_samples: [{ labels: `{alertname="${alert}"}`, value: 1 }],
          },
        ],
      },
    ],
  }
  const file = join(temporaryFolder(), 'test.json')
  writeFileSync(file, JSON.stringify(text))
  const { status, stdout, stderr } = spawnSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8' })
  expect([stdout + stderr, status]).toEqual([expect.any(String), 0])
})
