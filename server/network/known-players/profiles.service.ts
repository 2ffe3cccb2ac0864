// The public page of a player, and the search for one. Tells no more than the boards.

import { type Edition, type LastSeen, NEAR_NAMES_MAX } from '#contract/network/known-players.ts'
import type { Standing } from '#contract/network/leaderboards.ts'
import { playerPath } from '#contract/network/player-path.ts'
import { BEDROCK_SHOWN_PREFIX, isEncodedUsername, USERNAME_MAX_LENGTH } from '#contract/network/username.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { type KnownName, toKnownName } from './known-name.ts'
import type { KnownPlayers } from './known-players.service.ts'
import { toLastSeen } from './last-seen.ts'
import { bareOf, nearNames } from './near-names.ts'

type Deps = {
  clock: Clock
  knownPlayers: KnownPlayers
  /** Verified votes are public; the key is the encoded name in lower case. */
  isVoter(key: string): Promise<boolean>
}

export type Profile = {
  key: string
  name: string
  edition: Edition
  /** Only of players on the boards, and where a source has it. */
  lastSeen: LastSeen | null
  /** The best first; empty for a player who is on no board. */
  standings: readonly Standing[]
}

export type Hit = Pick<Profile, 'name' | 'edition'> & { boards: number }

export type Profiles = ReturnType<typeof createProfiles>

const HITS_MAX = 20

export function createProfiles({ clock, knownPlayers, isVoter }: Deps) {
  const { publicPlayers, prefixes, findRows } = knownPlayers

  async function find(shown: string): Promise<Profile | null> {
    // Anyone writes the address of a page; the database refuses some text.
    if (playerPath(shown) === null) return null
    const known = toKnownName(shown, prefixes())
    const found = publicPlayers().get(known.key)
    const row = (await findRows([known.key])).get(known.key)
    if (found) {
      const { key, name, edition, standings } = found
      const lastSeen = toLastSeen(row?.seen_on ?? null, clock.now()) ?? null
      return {
        key,
        name,
        edition,
        lastSeen,
        standings: standings.toSorted((one, other) => one.rank - other.rank),
      }
    }
    if (!isPlain(known) || !(row || (await isVoter(known.key)))) return null
    // Not on a board: the spelling is that of the visitor.
    return { ...known, lastSeen: null, standings: [] }
  }

  return {
    /** Null for a name that the network has never seen, and that has no verified vote. */
    find,

    near(shown: string): Hit[] {
      const known = toKnownName(shown, prefixes())
      return nearNames(bareOf(known), publicPlayers().values(), NEAR_NAMES_MAX).map(toHit)
    },

    /** Players on the boards with this part in their names: those that begin with it first, then by their best rank. */
    search(text: string): Hit[] {
      const part = text.trim().toLowerCase().replace(BEDROCK_SHOWN_PREFIX, '').replaceAll(' ', '_')
      if (part === '') return []
      return [...publicPlayers().values()]
        .flatMap((player) => {
          const at = bareOf(player).indexOf(part)
          const best = Math.min(...player.standings.map(({ rank }) => rank))
          return at < 0 ? [] : [{ ...player, isStart: at === 0, best }]
        })
        .sort((one, other) => Number(other.isStart) - Number(one.isStart) || one.best - other.best)
        .slice(0, HITS_MAX)
        .map(toHit)
    },
  }
}

function toHit({ name, edition, standings }: KnownName & { standings: readonly Standing[] }): Hit {
  return { name, edition, boards: standings.length }
}

/** A name in the address of a page comes from anyone: only what the game allows is repeated on the page. */
function isPlain({ key, name }: KnownName): boolean {
  return name.length <= USERNAME_MAX_LENGTH && isEncodedUsername(key)
}
