// The ticks of the vote page for visitors: limited, and in a demo the request that makes simulated sites send their votes.
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { PlayerVotes } from '#contract/votes.schema.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { networkOf } from '#server/kernel/network-of.ts'
import type { VotesService } from './votes.service.ts'

type Deps = {
  clock: Clock
  votes: Pick<VotesService, 'isOn' | 'mine'>
  currentSettings(): Pick<Settings, 'votes'>
  /** The simulated vote sites of a demo; null elsewhere. */
  openSimulatedSite: ((vote: { service: string; username: string }) => void) | null
}

const MINUTE_MS = 60_000
/** Phones of one provider share an address; the page asks every 10 seconds. */
const REQUESTS_PER_MINUTE = 240
/** Bounds the memory. */
const NETWORKS_MAX = 10_000

export type VisitorVotes = ReturnType<typeof createVisitorVotes>

export function createVisitorVotes({ clock, votes, currentSettings, openSimulatedSite }: Deps) {
  let counts = new Map<string, number>()
  let begun = 0

  /** In memory, because a look at the ticks is not worth a write to the database. */
  function mayAsk(address: string): boolean {
    const now = clock.now().getTime()
    if (Math.abs(now - begun) >= MINUTE_MS) {
      counts = new Map()
      begun = now
    }
    const network = networkOf(address)
    const count = (counts.get(network) ?? 0) + 1
    if (count > REQUESTS_PER_MINUTE || (count === 1 && counts.size >= NETWORKS_MAX)) return false
    counts.set(network, count)
    return true
  }

  return {
    async mine(
      { name, opened }: { name: string; opened?: string },
      address: string,
    ): Promise<PlayerVotes | null> {
      if (!votes.isOn) throw new AppError('part_off')
      if (!mayAsk(address)) throw new AppError('too_many_requests', { retryAfterSeconds: 60 })
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
