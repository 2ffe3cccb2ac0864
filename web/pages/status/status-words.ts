// The status page in one sentence, and the state of each server with its open incidents.
import type { Incident, SeriesView, StatusOverview } from '#contract/network/status-history.schema.ts'
import {
  type DayState,
  type IncidentLevel,
  isOpenIncident,
  type Reach,
  STORE_SERIES,
} from '#contract/network/status-history.ts'
import type { Text } from '#web/kit/i18n/text.ts'

export type ShownState = Reach | 'slow' | 'disrupted' | 'maintenance'

export const TONES: Record<ShownState, string> = {
  ...{ up: 'text-ok', slow: 'text-wait', disrupted: 'text-wait' },
  ...{ maintenance: 'text-note', down: 'text-bad', unknown: 'text-faint' },
}

export const OF_LEVEL: Record<IncidentLevel, ShownState> = {
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

export type ShownDay = DayState | 'maintenance'

/** Today's bar has the worse of what was measured since midnight and what is known now. */
export function todayState(measured: DayState, now: ShownState): ShownDay {
  if (measured === 'down' || now === 'down') return 'down'
  if (measured === 'disrupted' || now === 'slow' || now === 'disrupted') return 'disrupted'
  return now === 'maintenance' ? now : measured
}

export type Place = SeriesView & { shown: ShownState }

/** The servers, and the store where it sells. */
export function placesOf({ servers, incidents, at }: StatusOverview) {
  const all = servers.map((one): Place => ({ ...one, shown: shownState(one, incidents, at) }))
  return {
    game: all.filter(({ id }) => id !== STORE_SERIES),
    store: all.find(({ id }) => id === STORE_SERIES),
  }
}

export const namesOf = (places: readonly Place[], ...states: ShownState[]): string[] =>
  places.filter(({ shown }) => states.includes(shown)).map(({ id, name }) => name ?? id)

/** The worst first. The words of the team say more than a measured outage that they are about. */
export function headlineOf(status: StatusOverview, { t, language }: Pick<Text, 't' | 'language'>): string {
  const { incidents, at } = status
  const { game, store } = placesOf(status)
  const unknown = namesOf(game, 'unknown')
  if (unknown.length === game.length) return t('status.cannotTell')
  const open = incidents.filter((one) => isOpenIncident(one, at))
  const isExplained = ({ id }: Place) =>
    open.some(({ level, servers }) => level === 'outage' && (servers.length === 0 || servers.includes(id)))
  const down = namesOf(game, 'down')
  if (game.some((one) => one.shown === 'down' && !isExplained(one))) {
    if (down.length === game.length) return t(down.length > 1 ? 'status.allDown' : 'status.oneDown')
    return t(down.length > 1 ? 'status.someDown' : 'status.someOneDown', { names: listed(down, t) })
  }
  const incident = open.find(({ level }) => level !== 'maintenance') ?? open[0]
  if (incident) return incident.title[language]
  if (unknown.length > 0) return t('status.someUnknown', { names: listed(unknown, t) })
  return t(store?.shown === 'down' ? 'status.storeDown' : 'status.allUp')
}

/** "SkyBlock and Creative" */
export function listed(names: readonly string[], t: Text['t']): string {
  const others = names.slice(0, -1).join(', ')
  return [...(others ? [others, t('shell.and')] : []), names.at(-1)].join(' ')
}

/** 99.92 %; in Indonesian with a comma. */
export function percentText(percent: number, language: 'en' | 'id'): string {
  const text = Number.isInteger(percent) ? String(percent) : percent.toFixed(2)
  return `${language === 'id' ? text.replace('.', ',') : text}%`
}
