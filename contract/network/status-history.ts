// History of the game servers: ranges of the chart, states, and levels of incidents.

/** Ranges of the chart; the first is the default. */
export const STATUS_RANGES = ['24h', '7d', '30d'] as const
export type StatusRange = (typeof STATUS_RANGES)[number]

export const [DEFAULT_STATUS_RANGE] = STATUS_RANGES

export function toStatusRange(value: string | null): StatusRange {
  return STATUS_RANGES.find((range) => range === value) ?? DEFAULT_STATUS_RANGE
}

export const STATUS_DAYS = 90

/** Right now. Unknown: it could not be checked, which does not mean that it is down. */
export const REACHES = ['up', 'down', 'unknown'] as const
export type Reach = (typeof REACHES)[number]

/** A day: its worst state. Disrupted: shorter outages than those of a day that counts as down, or an incident. */
export const DAY_STATES = ['up', 'disrupted', 'down', 'no_data'] as const
export type DayState = (typeof DAY_STATES)[number]

export const INCIDENT_LEVELS = ['slow', 'outage', 'maintenance'] as const
export type IncidentLevel = (typeof INCIDENT_LEVELS)[number]

/** It has begun and is not over. Moments are compared as text, so both are in UTC. */
export function isOpenIncident({ starts_at, ends_at }: Lasting, at: string): boolean {
  return starts_at <= at && (ends_at === null || ends_at > at)
}
type Lasting = { starts_at: string; ends_at: string | null }

/** One that lasts, in the language of a page. */
export type OpenIncident = { id: string; level: IncidentLevel; title: string }

export const INCIDENT_TITLE_MAX_LENGTH = 80
export const INCIDENT_TEXT_MAX_LENGTH = 400

/** The series of the store; not an id that a server can have. */
export const STORE_SERIES = '@store'
