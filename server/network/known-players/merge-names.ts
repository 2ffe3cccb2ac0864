// Merges the players of a source with the stored ones.

import type { SourcePlayer } from '#server/network/leaderboards/sources/leaderboard-source.ts'
import { changedFields } from '#server/platform/kernel/changed-fields.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'
import { toKnownName } from './known-name.ts'
import type { KnownPlayerRow } from './known-players.repository.ts'
import { dayOf, daysBefore } from './last-seen.ts'

export const SIMULATED = 'demo'
/** The one further back has the better spelling: LuckPerms has lower case only, voters type their names. */
const SOURCES = [SIMULATED, 'luckperms', 'plan', 'boards'] as const
export type NameSource = (typeof SOURCES)[number]

/** `found_on` is renewed only after this time, so that a read without news writes nothing. */
const FOUND_EXACT_DAYS = 30

export type FoundPlayer = Omit<SourcePlayer, 'id'> & { id?: string }
type Reading = { prefixes: readonly string[]; source: NameSource; now: Date }

/** One row for each key: players whose names differ only in case are one. */
export function toRows(players: readonly FoundPlayer[], { prefixes, source, now }: Reading) {
  const rows = new Map<string, KnownPlayerRow>()
  for (const { id, name, seen } of players) {
    const known = toKnownName(name, prefixes, id)
    const seen_on = latest(dayOf(seen, now), rows.get(known.key)?.seen_on ?? null)
    rows.set(known.key, { ...known, seen_on, source, found_on: jakartaDay(now) })
  }
  return rows
}

/** The row to write; null when the stored one says the same. */
export function mergeRow(row: KnownPlayerRow, stored: KnownPlayerRow | undefined, now: Date) {
  // The simulator's days are invented: a real source starts anew.
  if (!stored || (stored.source === SIMULATED && row.source !== SIMULATED)) return row
  const best = rank(row.source) > rank(stored.source) ? row : stored
  const isOld = stored.found_on < daysBefore(now, FOUND_EXACT_DAYS)
  const merged = {
    ...best,
    seen_on: latest(row.seen_on, stored.seen_on),
    found_on: isOld ? row.found_on : stored.found_on,
  }
  return changedFields(stored, merged) && merged
}

function rank(source: string): number {
  return (SOURCES as readonly string[]).indexOf(source)
}

function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}
