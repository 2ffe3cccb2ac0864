import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { PartMode } from '#contract/monitoring/health.ts'
import type { Observed } from '#server/network/status/status.service.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import { DATABASES, type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { gameServers } from '#tests/support/game-servers.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { insertIncident } from './incident.repository.ts'
import { RESOLUTIONS } from './spans.ts'
import { createStatusHistory } from './status-history.service.ts'

const START = '2026-11-16T12:00:00.000Z'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type World = { isDemo?: boolean; payments?: PartMode; playersAt?: (at: Date) => number }

async function open(kind: DatabaseKind, { isDemo = false, payments = 'off', playersAt }: World = {}) {
  const database = await openTestDatabase(kind)
  const { db } = database
  const clock = turnableClock(START)
  const observed: Observed[] = [{ id: 'network', reach: 'up', players: 10 }]
  const state = { isDemo, payments, observed, outage: null as Outage | null }
  const create = () =>
    createStatusHistory({
      db,
      clock,
      status: { observeAll: () => state.observed, isOff: () => false },
      servers: {
        current: () => ({
          ...gameServers().current(),
          network: { ping: { host: 'play', port: 25_565 }, bedrockPing: null },
          simulated: { rcon: false, boards: false, ping: state.isDemo },
        }),
      },
      shownSettings: () => demoSettings,
      parts: () => ({ payments: { mode: state.payments } }),
      paymentsOutage: () => state.outage,
      simulatedPlayersAt: playersAt ?? null,
    })
  const history = create()
  return {
    db,
    history,
    create,
    state,
    advance: clock.pass,
    /** Samples of the following minutes. */
    async minutes(count: number, next: Omit<Observed, 'id'>) {
      state.observed = [{ id: 'network', ...next }]
      for (let index = 0; index < count; index += 1) {
        clock.pass(MINUTE)
        await history.sample()
      }
    },
    points: (span: number) =>
      db.selectFrom('status_point').selectAll().where('span', '=', span).orderBy('at').execute(),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

const onBoth = onBothWith(open)
const withStore = onBothWith((kind) => open(kind, { payments: 'real' }))

onBoth('several processes add each minute once', async (site) => {
  const others = [site.history, site.create(), site.create(), site.create()]
  await Promise.all(others.map(({ sample }) => sample()))
  site.advance(20_000)
  await Promise.all(others.map(({ sample }) => sample()))
  site.advance(MINUTE)
  await Promise.all(others.map(({ sample }) => sample()))

  for (const { span } of Object.values(RESOLUTIONS))
    expect(await site.points(span)).toMatchObject([{ up: 2, down: 0, unknown: 0, players: 20, peak: 10 }])
})

onBoth('a clock that was far ahead does not end the samples', async (site) => {
  site.advance(300 * DAY)
  await site.history.sample()
  site.advance(-300 * DAY)
  await site.create().sample()
  expect(await site.points(RESOLUTIONS.days.span)).toHaveLength(2)
})

withStore('nothing is written before the first ping', async (site) => {
  site.state.observed = []
  await site.history.sample()
  expect(await site.points(RESOLUTIONS.fine.span)).toEqual([])
})

onBoth('what could not be told is a gap, what was down counts as nobody', async (site) => {
  await site.minutes(14, { reach: 'up', players: 30 })
  await site.minutes(15, { reach: 'unknown', players: 0 })
  await site.minutes(15, { reach: 'down', players: 0 })
  await site.minutes(5, { reach: 'up', players: 40 })

  const { chart, servers, known_at, checked_at } = await site.history.overview('24h')
  expect(chart.players.slice(-5)).toEqual([null, 30, null, 0, 40])
  expect(chart.players.slice(0, -4).every((value) => value === null)).toBe(true)
  expect(chart).toMatchObject({ now: 40, step_minutes: 15, peak: { players: 40 } })
  expect(chart.peak?.at).toBe('2026-11-16T12:45:00.000Z')
  expect(checked_at).toBe('2026-11-16T12:49:00.000Z')
  expect(known_at).toBe('2026-11-16T12:45:00.000Z')
  // 19 of the 34 minutes in which it was known.
  expect(servers).toMatchObject([{ id: 'network', state: 'up', uptime: 55.88, players: 40 }])
  expect(servers[0]?.days.at(-1)).toBe('down')
  expect(servers[0]?.outages).toEqual([{ ago: 0, minutes: 15 }])
})

onBoth('a day is its worst state; one without checks has no data', async (site) => {
  await site.minutes(2, { reach: 'up', players: 1 })
  site.advance(DAY)
  await site.minutes(2, { reach: 'down', players: 0 })
  await site.minutes(2, { reach: 'up', players: 1 })
  site.advance(2 * DAY)
  await site.minutes(2, { reach: 'unknown', players: 0 })
  site.advance(DAY)
  await site.minutes(1, { reach: 'up', players: 1 })

  const [server] = (await site.history.overview('24h')).servers
  expect(server?.days.slice(-6)).toEqual(['no_data', 'up', 'disrupted', 'no_data', 'no_data', 'up'])
  expect(server?.days).toHaveLength(90)
})

onBoth('an uptime of 100 means no outage at all', async (site) => {
  await site.minutes(1, { reach: 'down', players: 0 })
  await site.db
    .updateTable('status_point')
    .set({ up: 100_000 })
    .where('span', '=', RESOLUTIONS.days.span)
    .execute()
  expect((await site.history.overview('7d')).servers[0]?.uptime).toBe(99.99)
})

onBoth('while it cannot be told, no number is shown', async (site) => {
  await site.minutes(1, { reach: 'up', players: 30 })
  await site.minutes(1, { reach: 'unknown', players: 0 })
  const { chart, servers } = await site.history.overview('24h')
  expect(chart.now).toBeNull()
  expect(servers[0]).toMatchObject({ state: 'unknown', players: null })
})

onBoth('old points are deleted by their resolution', async (site) => {
  await site.minutes(1, { reach: 'up', players: 1 })
  site.advance(3 * DAY)
  await site.history.thin()
  expect((await site.points(5)).length).toBe(0)
  expect((await site.points(60)).length).toBe(1)
  site.advance(30 * DAY)
  await site.history.thin()
  expect([(await site.points(60)).length, (await site.points(1_440)).length]).toEqual([0, 1])
  site.advance(334 * DAY)
  await site.history.thin()
  expect((await site.points(1_440)).length).toBe(0)
})

test.each(DATABASES)('%s: a demo has a past, which a live site neither shows nor stores', async (kind) => {
  await using site = await open(kind, { isDemo: true, payments: 'sandbox', playersAt: () => 50 })
  await site.minutes(1, { reach: 'up', players: 50 })
  const demo = await site.history.overview('30d')
  expect(demo.chart.players.every((value) => value !== null)).toBe(true)
  expect(demo.servers.map(({ id, days }) => [id, days.includes('no_data')])).toEqual([
    ['network', false],
    ['@store', false],
  ])
  expect(demo.servers[0]?.outages).not.toEqual([])

  site.state.isDemo = false
  site.state.payments = 'real'
  await site.minutes(1, { reach: 'up', players: 7 })
  site.history.invalidate()
  const live = await site.history.overview('30d')
  expect(live.chart.players.filter((value) => value !== null)).toEqual([7])
  expect(live.servers.map(({ days }) => days.filter((day) => day !== 'no_data'))).toEqual([['up'], ['up']])

  await site.history.thin()
  const rows = await site.db.selectFrom('status_point').select('is_demo').execute()
  expect(new Set(rows.map(({ is_demo }) => is_demo))).toEqual(new Set([0]))
})

withStore('an incident can be about a server that is not pinged', async (site) => {
  site.state.observed = []
  expect(site.history.listSeries().map(({ id }) => id)).toEqual(['survival', '@store'])
})

withStore('a server that is not pinged is listed while an incident of today names it', async (site) => {
  await site.minutes(1, { reach: 'up', players: 1 })
  const both = { en: 'Restarts', id: 'Restart' }
  const form = { level: 'outage' as const, servers: ['survival'], title: both, text: both }
  const at = new Date(START)
  const add = (id: string, starts_at: string, ends_at: string | null) =>
    insertIncident(site.db, {
      id,
      at,
      by: 'ayu',
      form: { ...form, starts_at, ends_at, next_update_at: null },
    })
  const listed = async () => {
    site.history.invalidate()
    return (await site.history.overview('24h')).servers.map(({ id, state, days }) => [id, state, days.at(-1)])
  }
  await add('I1', '2026-11-15T10:00:00.000Z', '2026-11-15T11:00:00.000Z')
  expect(await listed()).toEqual([
    ['network', 'up', 'up'],
    ['@store', 'up', 'up'],
  ])
  await add('I2', '2026-11-16T11:00:00.000Z', null)
  expect(await listed()).toEqual([
    ['network', 'up', 'up'],
    ['survival', 'unknown', 'disrupted'],
    ['@store', 'up', 'up'],
  ])
})

withStore('a failed request of the gateway is no outage of the store yet', async (site) => {
  site.state.outage = { why: 'refused', since: START }
  await site.minutes(2, { reach: 'up', players: 1 })
  expect((await site.history.overview('24h')).servers[1]).toMatchObject({ id: '@store', state: 'up' })
  await site.minutes(1, { reach: 'up', players: 1 })
  expect((await site.history.overview('24h')).servers[1]).toMatchObject({ state: 'down', players: null })
})

onBoth('a network that hides its players is up, with no count in place of 0', async (site) => {
  await site.minutes(3, { reach: 'up', players: null })
  const { chart, servers } = await site.history.overview('24h')
  expect(servers[0]).toMatchObject({ state: 'up', players: null, uptime: 100 })
  expect([chart.now, chart.peak, chart.players.filter((count) => count !== null)]).toEqual([null, null, []])
})
