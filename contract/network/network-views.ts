// Modes, maps and vote sites of the settings as pages show them, in one language.
import type { Language } from '#contract/language.ts'
import { nearestReadable } from '#contract/platform/colour.ts'
import type { Maps } from '#contract/settings/maps.schema.ts'
import type { Modes } from '#contract/settings/modes.schema.ts'
import type { Votes } from '#contract/settings/votes.schema.ts'

export type ModeView = ReturnType<typeof toModeViews>[number]

export function toModeViews(modes: Modes, language: Language) {
  return modes.map(({ id, name, text, accent, since, season }) => ({
    id,
    name: name[language],
    text: text[language],
    /** Readable as text on a card. */
    accent: nearestReadable(accent),
    since,
    season,
  }))
}

export type MapView = ReturnType<typeof toMapViews>[number]

export function toMapViews(maps: Maps, language: Language) {
  return maps.map(({ id, name, text, accent, picture_url, url, coming_soon }) => ({
    id,
    name: name[language],
    text: text[language],
    accent,
    pictureUrl: picture_url,
    /** Null: coming soon. */
    url: coming_soon ? null : url,
  }))
}

export type VoteSiteView = ReturnType<typeof toVoteSites>[number]

/** A site is verifiable when it sends its votes, so that they can be verified where a receiver runs. */
export function toVoteSites({ sites }: Votes) {
  return sites.map(({ name, url, reset, service }) => ({ name, url, reset, isVerifiable: service !== null }))
}

export type VoteRewardsView = ReturnType<typeof toVoteRewards>

/** The rewards of votes as the vote page names them; null names none. */
export function toVoteRewards({ rewards }: Votes, language: Language) {
  const { each, all, streak } = rewards
  return {
    each: each?.[language] ?? null,
    all: all.text?.[language] ?? null,
    streak: streak.text && { days: streak.days, text: streak.text[language] },
  }
}

export type CategoryView = { id: string; name: string }
