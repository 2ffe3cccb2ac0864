// History of the status page: one sample a minute of what the pings know, and what is shown of it.

import type { Language } from '#contract/language.ts'
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import {
  type IncidentLevel,
  isOpenIncident,
  type OpenIncident,
  STATUS_DAYS,
  STORE_SERIES,
  type StatusRange,
} from '#contract/network/status-history.ts'
import { NETWORK_ID } from '#contract/settings/servers.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import { type CurrentDeps, currentSeries, unpingedSeries } from './current-series.ts'
import { demoHistory } from './demo-history.ts'
import { listShownIncidents } from './incident.repository.ts'
import {
  addMinute,
  claimMinute,
  deleteDemoPoints,
  deleteOldPoints,
  hasDemoPoints,
  insertPoints,
  lastKnown,
  lastMinute,
  listDays,
  listPoints,
} from './point.repository.ts'
import { CHARTS, chartStart, daysStart, toChart, toSeriesView, touchesToday } from './read-overview.ts'
import { DAY, MINUTE_MS, toMinute, toMoment } from './spans.ts'

const URGENCY: readonly IncidentLevel[] = ['outage', 'slow', 'maintenance']

type Deps = Pick<Core, 'db'> &
  CurrentDeps & {
    /** Players of the simulated network; null where none runs. */
    simulatedPlayersAt: ((at: Date) => number) | null
  }

export type StatusHistory = ReturnType<typeof createStatusHistory>

export function createStatusHistory(deps: Deps) {
  const { db, clock, status, servers, shownSettings, parts, simulatedPlayersAt } = deps
  const overviewOf = (range: StatusRange) => createCache(() => readOverview(deps, range), clock)
  const overviews = { '24h': overviewOf('24h'), '7d': overviewOf('7d'), '30d': overviewOf('30d') }
  const shown = createCache(() => listShownIncidents(db, clock.now()), clock)
  let sampled = 0
  function invalidate(): void {
    for (const { invalidate } of [...Object.values(overviews), shown]) invalidate()
  }

  return {
    isOff: (): boolean => status.isOff() || !shownSettings().pages.status,

    /** The subjects of incidents: also servers that are not pinged. */
    listSeries: (): { id: string; name: string | null }[] => [
      ...servers.current().list.map(({ id, name }) => ({ id, name })),
      ...(parts().payments.mode === 'off' ? [] : [{ id: STORE_SERIES, name: null }]),
    ],

    /** From the database and from what is known; never waits for a game server. */
    overview: (range: StatusRange): Promise<StatusOverview> => overviews[range].get(),
    invalidate,

    /** What lasts now, for the pages besides the status page. */
    /** The most urgent one first. */
    async openIncidents(language: Language): Promise<OpenIncident[]> {
      const at = clock.now().toISOString()
      const open = (await shown.get()).filter((incident) => isOpenIncident(incident, at))
      return open
        .map(({ _id: id, level, title }) => ({ id, level, title: title[language] }))
        .toSorted((one, other) => URGENCY.indexOf(one.level) - URGENCY.indexOf(other.level))
    },

    /** The job: of all processes one adds the minute, and of its runs in a minute the first. */
    async sample(): Promise<void> {
      invalidate()
      const minute = toMinute(clock.now())
      const all = currentSeries(deps)
      // Before the first ping nothing is known, not even that it cannot be known.
      if (minute === sampled || all.every(({ series }) => series === STORE_SERIES)) return
      await db.transaction().execute(async (trx) => {
        if (!(await claimMinute(trx, minute))) return
        if (servers.current().simulated.ping && !(await hasDemoPoints(trx, NETWORK_ID)))
          await insertPoints(trx, demoHistory(all, minute, simulatedPlayersAt))
        const samples = all.map(({ players, ...one }) => ({ ...one, players: players ?? 0 }))
        await addMinute(trx, minute, samples)
      })
      sampled = minute
    },

    /** The job: deletes what is older than its resolution, and the demo's past once the site is live. */
    async thin(): Promise<void> {
      await deleteOldPoints(db, toMinute(clock.now()))
      if (!servers.current().simulated.ping) await deleteDemoPoints(db, 'game')
      if (parts().payments.mode === 'real') await deleteDemoPoints(db, 'store')
    },
  }
}

const isGame = ({ series }: { series: string }) => series !== STORE_SERIES

async function readOverview(deps: Deps, range: StatusRange): Promise<StatusOverview> {
  const { db, clock, servers } = deps
  const at = clock.now()
  const now = toMinute(at)
  const all = currentSeries(deps)
  const network = all.find(({ series }) => series === NETWORK_ID)
  const { span } = CHARTS[range]
  const [incidents, checked, known, chartPoints, points] = await Promise.all([
    listShownIncidents(db, new Date(at.getTime() - STATUS_DAYS * DAY * MINUTE_MS)),
    lastMinute(db),
    network ? lastKnown(db, network) : null,
    network ? listPoints(db, network, { span, from: chartStart(range, now) }) : [],
    listDays(db, all, daysStart(now)),
  ])
  const { ping, bedrockPing } = servers.current().network
  // The sum of the servers needs no row of its own beside them.
  const game = all.filter(({ series }) => series !== NETWORK_ID || ping !== null || bedrockPing !== null)
  const ofToday = incidents.filter((incident) => touchesToday(incident, now))
  const unpinged = unpingedSeries(deps, (id) => ofToday.some(({ servers }) => servers.includes(id)))
  const shown = [...game.filter(isGame), ...unpinged, ...game.filter((one) => !isGame(one))]
  return {
    range,
    at: at.toISOString(),
    checked_at: checked === null ? null : toMoment(checked),
    known_at: known === null ? null : toMoment(known),
    chart: toChart(chartPoints, { range, now, current: network }),
    servers: shown.map((one) => toSeriesView(one, { points, incidents, now })),
    incidents,
  }
}
