// The ticks of the vote page for visitors: limited, and in a demo the request that makes simulated sites send their votes.

import type { PlayerVotes } from '#contract/network/votes.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { createMinuteLimit } from '#server/platform/kernel/minute-limit.ts'
import type { VotesService } from './votes.service.ts'

type Deps = {
  clock: Clock
  votes: Pick<VotesService, 'isOn' | 'mine'>
  currentSettings(): Pick<Settings, 'votes'>
  /** The simulated vote sites of a demo; null elsewhere. */
  openSimulatedSite: ((vote: { service: string; username: string }) => void) | null
}

/** Phones of one provider share an address; the page asks every 10 seconds. */
const REQUESTS_PER_MINUTE = 240

export type VisitorVotes = ReturnType<typeof createVisitorVotes>

export function createVisitorVotes({ clock, votes, currentSettings, openSimulatedSite }: Deps) {
  const limit = createMinuteLimit(clock, REQUESTS_PER_MINUTE)

  return {
    async mine(
      { name, opened }: { name: string; opened?: string },
      address: string,
    ): Promise<PlayerVotes | null> {
      if (!votes.isOn) throw new AppError('part_off')
      limit.require(address)
      const found = await votes.mine(name)
      if (found && opened && openSimulatedSite) {
        const { sites } = currentSettings().votes
        for (const position of opened.split(',')) {
          const site = sites[Number(position) - 1]
          const isOpen = found.sites[Number(position) - 1]?.voted_at === null
          if (site?.service && isOpen) openSimulatedSite({ service: site.service, username: name })
        }
      }
      return found
    },
  }
}
