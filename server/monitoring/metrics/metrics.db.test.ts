import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { insertNotice } from '#server/team/notices/outbox.repository.ts'
import { onBoth, onSqlite, openTestDatabase } from '#tests/support/databases.ts'
import { METRICS_TOKEN, NOW, openMetrics, openMetricsApp } from '#tests/support/metrics-app.ts'
import { insertAction, insertOrders, orderRow } from '#tests/support/orders.ts'
import { recordBackup } from './last-backup.repository.ts'

async function fill(db: Database): Promise<void> {
  await insertOrders(db, [
    orderRow(1, { status: 'PAID' }),
    orderRow(2, { status: 'PAID', needs_person: 1 }),
    orderRow(3, { status: 'UNPAID' }),
  ])
  const at = '2026-11-15T02:00:00.000Z'
  const action = { state: 'queued', server: 'skyblock', wait_online: 0, created_at: at }
  await insertAction(db, 'a', { ...action, server: null })
  await insertAction(db, 'b', { ...action, state: 'unknown', needs_person: 1 })
  await insertAction(db, 'c', action)
  await insertAction(db, 'd', { ...action, wait_online: 1, created_at: '2025-01-01T00:00:00.000Z' })
  const delivery = { channel: 'discord', kind: 'discord', topic: 'sale', due_at: at }
  await insertNotice(db, { id: 'n', key: null, type: 'order.paid', data: '{}', at }, [
    ...['n1', 'n2', 'n3'].map((id) => ({ ...delivery, id })),
    { ...delivery, id: 'n4', state: 'failed' },
  ])
}

function open(db: Database, options = {}) {
  const { metrics, pass } = openMetrics(db, options)
  return { pass, lines: async () => (await metrics.render({ pages: 0, bytes: 0 })).split('\n') }
}

onSqlite('replies 404 without the right token', async (database) => {
  await using app = await openMetricsApp(database.db)

  const wrong = [
    '',
    'Bearer',
    `bearer ${METRICS_TOKEN}`,
    `Bearer ${METRICS_TOKEN}x`,
    METRICS_TOKEN,
    `Basic ${METRICS_TOKEN}`,
  ]
  for (const authorization of wrong) {
    const { statusCode, body } = await app.ask(authorization === '' ? {} : { authorization })
    expect([authorization, statusCode]).toEqual([authorization, 404])
    expect(body).not.toContain('angkasa_')
  }
  const { statusCode, headers } = await app.ask()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(headers['cache-control']).toBe('no-store')
})

onSqlite('replies 404 to every token when none is configured', async (database) => {
  await using app = await openMetricsApp(database.db, null)

  for (const authorization of ['Bearer ', 'Bearer null', `Bearer ${METRICS_TOKEN}`]) {
    expect((await app.ask({ authorization })).statusCode).toBe(404)
  }
})

onBoth('counts orders, deliveries, the queue and notices', async (database) => {
  await fill(database.db)
  const { pass, lines } = open(database.db)

  expect(await lines()).toEqual(
    expect.arrayContaining([
      'angkasa_database_up 1',
      'angkasa_orders{status="PAID"} 2',
      'angkasa_orders{status="UNPAID"} 1',
      'angkasa_orders{status="REFUND"} 0',
      'angkasa_deliveries{state="queued"} 3',
      'angkasa_deliveries{state="unknown"} 1',
      'angkasa_needs_person{what="orders"} 1',
      'angkasa_needs_person{what="deliveries"} 1',
      'angkasa_queue_waiting{server="survival"} 1',
      'angkasa_queue_oldest_seconds{server="survival"} 3600',
      'angkasa_queue_awaiting_players{server="survival"} 0',
      'angkasa_queue_waiting{server="skyblock"} 1',
      'angkasa_queue_oldest_seconds{server="skyblock"} 3600',
      'angkasa_queue_awaiting_players{server="skyblock"} 1',
      'angkasa_notices_waiting{channel="discord"} 3',
      'angkasa_notices_oldest_seconds{channel="discord"} 3600',
      'angkasa_notices_failed{channel="discord"} 1',
      'angkasa_notices_waiting{channel="email"} 0',
      'angkasa_delivery_outage_seconds{server="survival"} 0',
      'angkasa_delivery_outage_seconds{server="skyblock"} 600',
    ]),
  )
  await insertOrders(database.db, [orderRow(4, { status: 'PAID' })])
  await database.db.updateTable('send_action').set({ state: 'done' }).execute()
  // Totals are cached for a minute, cheap queries are not.
  expect(await lines()).toEqual(
    expect.arrayContaining(['angkasa_orders{status="PAID"} 2', 'angkasa_queue_waiting{server="survival"} 0']),
  )
  pass(60_000)
  expect(await lines()).toContain('angkasa_orders{status="PAID"} 3')
})

test('counts requests by route pattern, so that visitors cannot create label values', async () => {
  await using database = await openTestDatabase('sqlite')
  await using app = await openMetricsApp(database.db)
  for (const id of ['1', '2', 'none']) await app.app.inject(`/api/store/products/${id}`)
  for (const path of ['/wp-login.php', '/api/zzz']) await app.app.inject(path)

  const { body } = await app.ask()
  const counted = body.split('\n').filter((line) => line.startsWith('angkasa_requests_total'))
  expect(counted).toEqual([
    'angkasa_requests_total{group="store",status="2xx"} 2',
    'angkasa_requests_total{group="store",status="4xx"} 1',
    'angkasa_requests_total{group="none",status="4xx"} 2',
  ])
  expect(body).toContain('angkasa_request_duration_seconds_bucket{le="+Inf",group="store"} 3')
  expect(body).toContain('angkasa_request_duration_seconds_count{group="store"} 3')
})

onSqlite('reports sandbox parts, outages, the page cache and the process', async (database) => {
  await using app = await openMetricsApp(database.db)
  const { body } = await app.ask()

  for (const line of [
    'angkasa_part_sandbox{part="payments"} 1',
    'angkasa_part_sandbox{part="database"} 0',
    'angkasa_part_trouble{part="status"} 1',
    'angkasa_part_trouble_seconds{part="status"} 60',
    'angkasa_part_trouble{part="delivery"} 0',
    'angkasa_page_cache_pages 7',
    'angkasa_page_cache_bytes 1234',
  ]) {
    expect(body.split('\n')).toContain(line)
  }
  for (const name of ['process_resident_memory_bytes', 'nodejs_heap_used_bytes', 'process_uptime_seconds']) {
    expect(body).toMatch(new RegExp(`^${name} \\d`, 'm'))
  }
  expect(body).toMatch(/^nodejs_eventloop_delay_p99_seconds \d/m)
})

onBoth('reports version, refused callbacks, pool and age of the last backup', async (database, kind) => {
  const { pass, lines } = open(database.db)

  const before = await lines()
  expect(before).toEqual(
    expect.arrayContaining([
      'angkasa_build_info{version="1.2.3",commit="abc1234"} 1',
      'angkasa_callbacks_refused_total{reason="signature"} 3',
      'angkasa_callbacks_refused_total{reason="unreadable"} 0',
      'angkasa_database_writable 1',
    ]),
  )
  expect(before.filter((line) => line.startsWith('angkasa_backup_age_seconds'))).toEqual([])
  const pool = before.filter((line) =>
    /^angkasa_database_pool\{state="(active|idle|waiting)"\} \d+$/.test(line),
  )
  expect(pool).toHaveLength(kind === 'postgres' ? 3 : 0)

  await recordBackup(database.db, NOW)
  await recordBackup(database.db, new Date(NOW.getTime() + 1_000))
  pass(61_000)
  expect(await lines()).toContain('angkasa_backup_age_seconds 60')
  expect(await open(database.db, { writable: false }).lines()).toContain('angkasa_database_writable 0')
})

test.each(['fails', 'hangs'])('a database that %s hides only the shop metrics', async (how) => {
  const execute = () => (how === 'fails' ? Promise.reject(new Error('away')) : new Promise(() => {}))
  const query = { select: () => query, groupBy: () => query, where: () => query, execute }
  await using app = await openMetricsApp({ selectFrom: () => query } as unknown as Database)

  const { statusCode, body } = await app.ask()
  expect(statusCode).toBe(200)
  expect(body).toContain('angkasa_database_up 0\n')
  expect(body).not.toContain('angkasa_orders')
  expect(body).toContain('process_resident_memory_bytes')
})
