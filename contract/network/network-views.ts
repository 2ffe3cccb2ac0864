// Modes, maps and vote sites of the settings as pages show them, in one language.

import type { Language } from '#contract/language.ts'
import { nearestReadable } from '#contract/platform/colour.ts'
import type { Maps } from '#contract/settings/maps.schema.ts'
import type { Modes } from '#contract/settings/modes.schema.ts'
import type { VoteReset, Votes } from '#contract/settings/votes.schema.ts'

export type ModeView = {
  id: string
  name: string
  text: string
  /** Readable as text on a card. */
  accent: string
  /** `2022-07-23`. */
  since: string | null
  season: number | null
}

export function toModeViews(modes: Modes, language: Language): ModeView[] {
  return modes.map(({ id, name, text, accent, since, season }) => ({
    id,
    name: name[language],
    text: text[language],
    accent: nearestReadable(accent),
    since,
    season,
  }))
}

export type MapView = {
  id: string
  name: string
  text: string
  accent: string
  pictureUrl: string | null
  /** Null: coming soon. */
  url: string | null
}

export function toMapViews(maps: Maps, language: Language): MapView[] {
  return maps.map(({ id, name, text, accent, picture_url, url, coming_soon }) => ({
    id,
    name: name[language],
    text: text[language],
    accent,
    pictureUrl: picture_url,
    url: coming_soon ? null : url,
  }))
}

export type VoteSiteView = {
  name: string
  url: string
  reset: VoteReset
  /** The site sends its votes, so that they can be verified where a receiver runs. */
  isVerifiable: boolean
}

export function toVoteSites({ sites }: Votes): VoteSiteView[] {
  return sites.map(({ name, url, reset, service }) => ({ name, url, reset, isVerifiable: service !== null }))
}

/** The rewards of votes as the vote page names them; null names none. */
export type VoteRewardsView = {
  each: string | null
  all: string | null
  streak: { days: number; text: string } | null
}

export function toVoteRewards({ rewards }: Votes, language: Language): VoteRewardsView {
  const { each, all, streak } = rewards
  return {
    each: each?.[language] ?? null,
    all: all.text?.[language] ?? null,
    streak: streak.text && { days: streak.days, text: streak.text[language] },
  }
}

export type CategoryView = { id: string; name: string }
