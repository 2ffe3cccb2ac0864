// The status page in one sentence, and the state of each server with its open incidents.
import type { Incident, SeriesView, StatusOverview } from '#contract/network/status-history.schema.ts'
import {
  type IncidentLevel,
  isOpenIncident,
  type Reach,
  STORE_SERIES,
} from '#contract/network/status-history.ts'

export type ShownState = Reach | 'slow' | 'disrupted' | 'maintenance'

const OF_LEVEL: Record<IncidentLevel, ShownState> = {
  slow: 'slow',
  outage: 'disrupted',
  maintenance: 'maintenance',
}

/** Where pings and the team differ: a server that answers or is not pinged may be slow, one in maintenance may be down. */
export function shownState(
  { id, state }: SeriesView,
  incidents: readonly Incident[],
  at: string,
): ShownState {
  const open = incidents.find(
    (one) => isOpenIncident(one, at) && (one.servers.length === 0 || one.servers.includes(id)),
  )
  if (!open) return state
  if (state === 'down') return open.level === 'maintenance' ? 'maintenance' : 'down'
  return OF_LEVEL[open.level]
}

export type Banner =
  | { kind: 'up'; count: number; players: number | null }
  | { kind: 'down'; names: string[]; isAll: boolean; count: number }
  | { kind: 'incident'; incident: Incident }
  | { kind: 'unknown'; names: string[]; isAll: boolean; knownAt: string | null }
  | { kind: 'store' }

/** The worst first. */
export function bannerOf({ servers, incidents, chart, at, known_at }: StatusOverview): Banner {
  const game = servers.filter(({ id }) => id !== STORE_SERIES)
  const named = (wanted: ShownState) =>
    game.filter((server) => shownState(server, incidents, at) === wanted).map(({ id, name }) => name ?? id)
  const [unknown, down] = [named('unknown'), named('down')]
  if (unknown.length === game.length) return { kind: 'unknown', names: [], isAll: true, knownAt: known_at }
  if (down.length > 0)
    return { kind: 'down', names: down, isAll: down.length === game.length, count: game.length }
  const incident = incidents.find((one) => isOpenIncident(one, at))
  if (incident) return { kind: 'incident', incident }
  if (unknown.length > 0) return { kind: 'unknown', names: unknown, isAll: false, knownAt: known_at }
  if (servers.some(({ id, state }) => id === STORE_SERIES && state === 'down')) return { kind: 'store' }
  return { kind: 'up', count: game.length, players: chart.now }
}

/** 99.92 %; in Indonesian with a comma. */
export function percentText(percent: number, language: 'en' | 'id'): string {
  const text = Number.isInteger(percent) ? String(percent) : percent.toFixed(2)
  return `${language === 'id' ? text.replace('.', ',') : text}%`
}
