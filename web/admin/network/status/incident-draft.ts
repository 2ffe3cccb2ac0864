// An incident while it is edited: as typed, until it is valid.
import type { AdminIncident, IncidentForm } from '#contract/network/status-history.schema.ts'
import {
  INCIDENT_TEXT_MAX_LENGTH,
  INCIDENT_TITLE_MAX_LENGTH,
  type IncidentLevel,
} from '#contract/network/status-history.ts'
import { isInstant } from '#web/admin/kit/parts/moment.ts'

export type IncidentDraft = {
  level: IncidentLevel
  servers: readonly string[]
  titleEn: string
  titleId: string
  textEn: string
  textId: string
  startsAt: string | null
  endsAt: string | null
  nextAt: string | null
}

type Problem = 'title' | 'text' | 'moment' | 'window'
export type DraftProblems = { [Field in keyof IncidentDraft]?: Problem }

const MINUTE_MS = 60_000

/** A new one begins now, to the minute, as the field shows it. */
export function draftOf(stored: AdminIncident | null, now: Date): IncidentDraft {
  if (!stored) {
    const startsAt = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
    return {
      level: 'slow',
      servers: [],
      titleEn: '',
      titleId: '',
      textEn: '',
      textId: '',
      startsAt,
      endsAt: null,
      nextAt: null,
    }
  }
  const { level, servers, title, text } = stored
  return {
    level,
    servers,
    titleEn: title.en,
    titleId: title.id,
    textEn: text.en,
    textId: text.id,
    startsAt: stored.starts_at,
    endsAt: stored.ends_at,
    nextAt: stored.next_update_at,
  }
}

export function problemsOf(draft: IncidentDraft): DraftProblems {
  const found: DraftProblems = {}
  const isLong = (text: string, most: number) => oneLine(text) === '' || oneLine(text).length > most
  for (const field of ['titleEn', 'titleId'] as const)
    if (isLong(draft[field], INCIDENT_TITLE_MAX_LENGTH)) found[field] = 'title'
  for (const field of ['textEn', 'textId'] as const)
    if (isLong(draft[field], INCIDENT_TEXT_MAX_LENGTH)) found[field] = 'text'
  const { startsAt, endsAt } = draft
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) found.endsAt = 'window'
  for (const field of ['startsAt', 'endsAt', 'nextAt'] as const) {
    const moment = draft[field]
    if (moment === null ? field === 'startsAt' : !isInstant(moment)) found[field] = 'moment'
  }
  return found
}

/** The draft must be valid. */
export function toForm(draft: IncidentDraft): IncidentForm {
  return {
    level: draft.level,
    servers: [...draft.servers],
    title: { en: oneLine(draft.titleEn), id: oneLine(draft.titleId) },
    text: { en: oneLine(draft.textEn), id: oneLine(draft.textId) },
    starts_at: draft.startsAt ?? '',
    ends_at: draft.endsAt,
    next_update_at: draft.nextAt,
  }
}

/** The end of an incident that is over: now, or a minute after a beginning that is not past yet. */
export function endedNow(draft: IncidentDraft, now: Date): IncidentDraft {
  const start = Date.parse(draft.startsAt ?? '')
  return { ...draft, endsAt: new Date(Math.max(now.getTime(), start + MINUTE_MS)).toISOString() }
}

export type IncidentState = 'planned' | 'open' | 'ended'

export function stateOf({ starts_at, ends_at }: AdminIncident, now: Date): IncidentState {
  const at = now.toISOString()
  if (ends_at !== null && ends_at <= at) return 'ended'
  return starts_at > at ? 'planned' : 'open'
}

function oneLine(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim()
}
