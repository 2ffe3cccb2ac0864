// Each alert of deploy/prometheus fires on its own series, is silent on its near miss, and leads to the runbook.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const RULES = 'deploy/prometheus/rules.yml'
const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find(existsSync)

type Series = { series: string; values: string }

/** Samples of every minute: long enough for the slowest rule, and for the one that asks whether a site is a day old. */
const [USUAL, A_DAY] = [150, 28 * 60]
const constant = (series: string, value: number): Series => ({ series, values: `${value}x${A_DAY}` })
const growing = (series: string, step: number): Series => ({ series, values: `0+${step}x${A_DAY}` })
const up = constant('up{job="angkasa",instance="a"}', 1)
const disk = (mountpoint: string, free: number, fstype = 'ext4') => [
  constant(`node_filesystem_avail_bytes{mountpoint="${mountpoint}",fstype="${fstype}"}`, free),
  constant(`node_filesystem_size_bytes{mountpoint="${mountpoint}",fstype="${fstype}"}`, 100),
]
const database = (instance: string, isUp: number) => [
  constant(`angkasa_database_up{instance="${instance}"}`, isUp),
  constant(`angkasa_backup_age_seconds{instance="${instance}"}`, 3_600),
]
const versions = (...commits: string[]) =>
  commits.map((commit) => constant(`angkasa_build_info{version="1.1.0",commit="${commit}"}`, 1))
const buckets = (fast: number, all: number) =>
  [
    ['1', fast],
    ['2.5', all],
    ['+Inf', all],
  ].map(([le, step]) =>
    growing(`angkasa_request_duration_seconds_bucket{group="store",le="${le}"}`, Number(step)),
  )
const failed = (step: number) => [
  growing('angkasa_requests_total{group="store",status="5xx"}', step),
  growing('angkasa_requests_total{group="store",status="2xx"}', 100 - step),
]

/** Each alert, with series that raise it and series that just do not. */
const ALERTS: Record<string, [fires: Series[], silent: Series[]]> = {
  AngkasaProcessDown: [[constant('up{job="angkasa",instance="a"}', 0)], [up]],
  AngkasaTargetMissing: [[constant('up{job="node"}', 1)], [up]],
  // One of two processes without its database is not hidden by the other.
  AngkasaDatabaseDown: [[...database('a', 1), ...database('b', 0)], database('a', 1)],
  AngkasaDatabaseNotWritable: [
    [constant('angkasa_database_writable', 0)],
    [constant('angkasa_database_writable', 1)],
  ],
  AngkasaPaymentsOutage: [
    [constant('angkasa_part_trouble_seconds{part="payments"}', 301)],
    [constant('angkasa_part_trouble_seconds{part="payments"}', 300)],
  ],
  AngkasaPaymentsRefused: [
    [constant('angkasa_payment_troubles', 1)],
    [constant('angkasa_payment_troubles', 0)],
  ],
  AngkasaDeliveryOutage: [
    [constant('angkasa_delivery_outage_seconds{server="a"}', 901)],
    [constant('angkasa_delivery_outage_seconds{server="a"}', 900)],
  ],
  AngkasaPartOutage: [
    [constant('angkasa_part_trouble_seconds{part="status"}', 3_601)],
    [constant('angkasa_part_trouble_seconds{part="status"}', 3_600)],
  ],
  AngkasaDeliveriesWaiting: [
    [constant('angkasa_queue_oldest_seconds', 901)],
    [constant('angkasa_queue_oldest_seconds', 900)],
  ],
  AngkasaDeliveriesUnknown: [
    [constant('angkasa_needs_person{what="deliveries"}', 1)],
    [constant('angkasa_needs_person{what="deliveries"}', 0)],
  ],
  AngkasaOrdersFlagged: [
    [constant('angkasa_needs_person{what="orders"}', 1)],
    [constant('angkasa_needs_person{what="orders"}', 0)],
  ],
  AngkasaCallbacksRefused: [
    [growing('angkasa_callbacks_refused_total{reason="signature"}', 1)],
    [growing('angkasa_callbacks_refused_total{reason="signature"}', 0.5)],
  ],
  AngkasaNoticesFail: [
    [growing('angkasa_notices_failed{channel="discord"}', 0.1)],
    [
      constant('angkasa_notices_failed{channel="discord"}', 4),
      constant('angkasa_notices_oldest_seconds{channel="discord"}', 3_600),
    ],
  ],
  AngkasaCertificate: [
    [constant('angkasa_certificate_seconds{host="a"}', 13 * 86_400)],
    [constant('angkasa_certificate_seconds{host="a"}', 15 * 86_400)],
  ],
  AngkasaBackupOld: [
    [constant('angkasa_backup_age_seconds', 27 * 3_600)],
    [constant('angkasa_backup_age_seconds', 25 * 3_600)],
  ],
  // Also where the process starts again every day. Without a database the age is unknown: one alert, not two.
  AngkasaBackupMissing: [
    [up, constant('angkasa_database_up', 1), constant('process_uptime_seconds{job="angkasa"}', 3_600)],
    [up, constant('angkasa_database_up', 1), constant('angkasa_backup_age_seconds', 3_600)],
  ],
  AngkasaEventLoopDelay: [
    [constant('nodejs_eventloop_delay_p99_seconds{job="angkasa"}', 0.11)],
    [constant('nodejs_eventloop_delay_p99_seconds{job="angkasa"}', 0.1)],
  ],
  AngkasaStandsStill: [
    [constant('nodejs_eventloop_delay_max_seconds{job="angkasa"}', 2.1)],
    [constant('nodejs_eventloop_delay_max_seconds{job="angkasa"}', 2)],
  ],
  AngkasaErrors: [failed(2), failed(1)],
  AngkasaSlow: [buckets(98, 100), buckets(100, 100)],
  AngkasaPoolExhausted: [
    [constant('angkasa_database_pool{state="waiting"}', 1)],
    [
      constant('angkasa_database_pool{state="waiting"}', 0),
      constant('angkasa_database_pool{state="used"}', 9),
    ],
  ],
  AngkasaMemory: [
    [constant('process_resident_memory_bytes{job="angkasa"}', 401e6)],
    [constant('process_resident_memory_bytes{job="angkasa"}', 400e6)],
  ],
  AngkasaSandbox: [
    [constant('angkasa_part_sandbox{part="payments"}', 1)],
    [constant('angkasa_part_sandbox{part="status"}', 1)],
  ],
  AngkasaVersionsDiffer: [versions('abc1234', 'def5678'), versions('abc1234')],
  AngkasaDisk: [
    disk('/var/lib/angkasa', 9),
    [...disk('/', 10), ...disk('/run', 1), ...disk('/x', 1, 'tmpfs')],
  ],
}

const RULES_TEXT = readFileSync(RULES, 'utf8')

test('every alert is in the table, and names a section of the runbook', () => {
  const alerts = [...RULES_TEXT.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)
  expect(Object.keys(ALERTS).sort()).toEqual(alerts.sort())
  const runbook = readFileSync('docs/runbook.md', 'utf8')
  const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title]) => `docs/runbook.md, "${title}"`)
  const actions = [...RULES_TEXT.matchAll(/^ +action: (.+)$/gm)].map(([, action]) => action)
  expect(actions.length).toBe(alerts.length)
  expect(actions.filter((action) => !sections.includes(action ?? ''))).toEqual([])
})

/** Whatever is missing raises alerts of its own: only their own tests leave them out. */
function complete(alert: string, series: Series[]): Series[] {
  const given = series.map((one) => one.series.split('{')[0])
  const others = alert === 'AngkasaTargetMissing' ? [] : [up]
  return [...series, ...others.filter((one) => !given.includes(one.series.split('{')[0]))]
}

const cases = Object.entries(ALERTS).flatMap(([alert, [fires, silent]]) => [
  {
    alert,
    what: 'fires',
    input: complete(alert, fires),
    exp: [{ labels: `{alertname="${alert}"}`, value: 1 }],
  },
  { alert, what: 'is silent', input: complete('', silent), exp: [] },
])

test.skipIf(!promtool)('each alert fires alone on its series, and not on its near miss', () => {
  const text = {
    rule_files: [resolve(RULES)],
    evaluation_interval: '1m',
    tests: cases.map(({ alert, what, input, exp }) => ({
      name: `${alert} ${what}`,
      interval: '1m',
      input_series: input,
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: `${alert === 'AngkasaBackupMissing' ? A_DAY : USUAL}m`,
          exp_samples: exp,
        },
      ],
    })),
  }
  const file = join(temporaryFolder(), 'test.json')
  writeFileSync(file, JSON.stringify(text))
  const { status, stdout, stderr } = spawnSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8' })
  expect([stdout + stderr, status]).toEqual([expect.any(String), 0])
})
