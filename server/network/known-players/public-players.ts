// Players whom anyone can find on the boards, by their keys, with where they stand.

import type { Standing } from '#contract/network/leaderboards.ts'
import { GLOBAL_TAB } from '#contract/settings/boards.ts'
import type { Ranking } from '#server/network/leaderboards/leaderboards.service.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { KnownName } from './known-name.ts'
import { toKnownName } from './known-name.ts'

export type PublicPlayer = KnownName & {
  /** On a board of the game, so the player exists. Voters and buyers type their names. */
  isInGame: boolean
  /** The best one of each board. */
  standings: Standing[]
}

type Deps = { clock: Clock; prefixes(): readonly string[]; listRankings(): Iterable<Ranking> }

/** The boards change every few minutes. */
const INDEXED_FOR_MS = 10_000

export function createPublicPlayers({ clock, prefixes, listRankings }: Deps) {
  let indexed: { at: number; byKey: Map<string, PublicPlayer> } | null = null

  function index(): Map<string, PublicPlayer> {
    const byKey = new Map<string, PublicPlayer>()
    const shownPrefixes = prefixes()
    for (const { entries, ...list } of listRankings()) {
      entries.forEach(({ name, value }, at) => {
        add(byKey, toKnownName(name, shownPrefixes), { ...list, rank: at + 1, value })
      })
    }
    return byKey
  }

  return (): ReadonlyMap<string, PublicPlayer> => {
    const at = clock.now().getTime()
    if (!indexed || at - indexed.at >= INDEXED_FOR_MS) indexed = { at, byKey: index() }
    return indexed.byKey
  }
}

function add(byKey: Map<string, PublicPlayer>, known: KnownName, standing: Standing): void {
  const isInGame = standing.tab !== GLOBAL_TAB
  const found = byKey.get(known.key)
  if (!found) {
    byKey.set(known.key, { ...known, isInGame, standings: [standing] })
    return
  }
  found.isInGame ||= isInGame
  const at = found.standings.findIndex(({ tab, board }) => tab === standing.tab && board === standing.board)
  const before = found.standings[at]
  if (!before) found.standings.push(standing)
  else if (standing.rank < before.rank) found.standings[at] = standing
}
