// Commands run with full rights on the game servers: whoever may not write them can only leave or remove those of the settings.
import { isDeepStrictEqual } from 'node:util'
import type { Section } from '#contract/settings/sections.schema.ts'
import type { VoteReward, Votes } from '#contract/settings/votes.schema.ts'

/** Whether every list of commands of the new value is empty or stood at such a place before. */
export function hasKnownCommands(section: Section, before: unknown, after: unknown): boolean {
  if (section !== 'votes') return true
  const [known, wanted] = [before as Votes, after as Votes]
  const isKnown = (list: readonly VoteReward[], places: readonly (readonly VoteReward[])[]) =>
    list.length === 0 || places.some((place) => isDeepStrictEqual(place, list))
  const ofSites = known.sites.map(({ reward }) => reward)
  return (
    // A site may have moved, so each one can have the commands of another.
    wanted.sites.every(({ reward }) => isKnown(reward, ofSites)) &&
    isKnown(wanted.rewards.all.commands, [known.rewards.all.commands]) &&
    isKnown(wanted.rewards.streak.commands, [known.rewards.streak.commands])
  )
}
