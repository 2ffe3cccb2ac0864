// Which players the network has seen: a hint before a payment, never a refusal.

import type { NameCheck } from '#contract/network/known-players.schema.ts'
import { type Edition, NEAR_NAMES_MAX } from '#contract/network/known-players.ts'
import type { Standing } from '#contract/network/leaderboards.ts'
import { playerKey } from '#contract/network/player-key.ts'
import { BEDROCK_MARK, BEDROCK_SHOWN_PREFIX, usernameProblem } from '#contract/network/username.ts'
import { GLOBAL_TAB } from '#contract/settings/boards.ts'
import type { Ranking } from '#server/network/leaderboards/leaderboards.service.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import { listPrefixes } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { createNetworkLimit } from '#server/platform/kernel/network-limit.ts'
import { type KnownName, keysOfTyped, toKnownName } from './known-name.ts'
import { findKnown, type KnownPlayerRow, listSources } from './known-players.repository.ts'
import { toLastSeen } from './last-seen.ts'
import { SIMULATED } from './merge-names.ts'
import { sourceId } from './name-reader.service.ts'
import { bareOf, nearNames } from './near-names.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  servers: { current(): Pick<GameServers, 'list' | 'simulated'> }
  listRankings(): Iterable<Ranking>
  /** Ids of the servers to which products, or whatever is for sale, deliver. Without it all servers. */
  listTargets?(productIds: readonly string[] | undefined): Promise<readonly string[]>
  /** Whether the game has taken an order for the player with these keys. */
  hasDelivery?(keys: readonly string[]): Promise<boolean>
}

/** A form checks once for each pause in typing; a whole class may share one address. */
const CHECKS_PER_MINUTE = 60

export type KnownPlayers = ReturnType<typeof createKnownPlayers>

type Typed = { name: string; edition: Edition }
type Asked = Typed & { productId?: string }

/** A source that was not read for so long does not know the players of today. */
const FRESH_MS = 24 * 60 * 60_000
/** Near names of voters and buyers may turn out to be unknown themselves. */
const NEAR_CANDIDATES = 10

export function createKnownPlayers(deps: Deps) {
  const { db, clock, servers, hasDelivery = async () => false } = deps
  const { listTargets = async () => servers.current().list.map(({ id }) => id) } = deps
  const limit = createNetworkLimit(clock, CHECKS_PER_MINUTE)
  const prefixes = () => [...new Set(listPrefixes(servers))]
  const publicPlayers = createPublicPlayers(deps, prefixes)

  /** Names of a simulator count only while it stands in for the game. */
  async function findRows(keys: readonly string[]): Promise<Map<string, KnownPlayerRow>> {
    const rows = await findKnown(db, keys)
    const isDemo = servers.current().simulated.boards
    return new Map(rows.filter(({ source }) => isDemo || source !== SIMULATED).map((row) => [row.key, row]))
  }

  /** A player of a server without a list of names cannot be told from nobody. */
  async function hasSources(productId: string | undefined): Promise<boolean> {
    const { list, simulated } = servers.current()
    const since = new Date(clock.now().getTime() - FRESH_MS).toISOString()
    const fresh = (await listSources(db)).filter(({ completed_at }) => (completed_at ?? '') >= since)
    const hasNames = (target: string) =>
      list.some(({ id, boards }) => id === target && boards) &&
      fresh.some(({ id }) => id === sourceId(target, simulated.boards))
    const targets = await listTargets(productId?.split(','))
    return targets.length > 0 && targets.every(hasNames)
  }

  async function findNear(typed: Typed, other: string[]): Promise<NonNullable<NameCheck['near']>> {
    const [key = ''] = keysOfTyped(typed.name, typed.edition, prefixes())
    const bare = bareOf({ key, edition: typed.edition })
    const candidates = nearNames(bare, publicPlayers().values(), NEAR_CANDIDATES)
    const rows = await findRows([...other, ...candidates.map((name) => name.key)])
    const near = candidates
      .filter(({ key, isInGame }) => isInGame || rows.has(key))
      .map(({ name, edition }) => ({ name, edition }))
    const same = other.some((key) => rows.has(key)) ? [otherEdition(typed)] : []
    const unlike = near.filter(({ name }) => name.toLowerCase() !== same[0]?.name.toLowerCase())
    return [...same, ...unlike].slice(0, NEAR_NAMES_MAX)
  }

  return {
    prefixes,
    publicPlayers,
    findRows,

    /** Rejects with `too_many_requests` when a visitor asks too often. */
    async check({ productId, ...typed }: Asked, address: string): Promise<NameCheck> {
      const { name, edition } = typed
      if (!isName(typed)) throw new AppError('username_invalid')
      limit.require(address)
      const keys = keysOfTyped(name, edition, prefixes())
      const rows = await findRows(keys)
      const [shown] = keys.flatMap((key) => publicPlayers().get(key) ?? [])
      const [row] = keys.flatMap((key) => rows.get(key) ?? [])
      if (row || shown?.isInGame) {
        // For a player who is on no board the reply says no more than that the name exists.
        if (!shown) return { state: 'seen', edition }
        return {
          state: 'seen',
          edition,
          name: shown.isInGame ? shown.name : (row?.name ?? shown.name),
          last_seen: toLastSeen(row?.seen_on ?? null, clock.now()),
        }
      }
      if (await hasDelivery(keys)) return { state: 'seen', edition }
      if (!(await hasSources(productId))) return { state: 'no_source' }
      const other = otherEdition(typed)
      const near = await findNear(typed, isName(other) ? keysOfTyped(name, other.edition, prefixes()) : [])
      return near.length > 0 ? { state: 'near', near } : { state: 'unknown' }
    },

    /**
     * An encoded name that somebody typed elsewhere, with the spelling of the game. A name without the mark of Bedrock is that of a
     * Bedrock player when the game knows only that one; a name that it does not know stays as it is.
     */
    async resolve(encoded: string): Promise<string> {
      const isMarked = encoded.startsWith(BEDROCK_MARK)
      const bare = isMarked ? encoded.slice(BEDROCK_MARK.length) : encoded
      const javaKeys = isMarked ? [] : [playerKey(encoded)]
      // No gamertag has a hyphen.
      const bedrockKeys = bare.includes('-') ? [] : keysOfTyped(bare, 'bedrock', prefixes())
      const rows = await findRows([...javaKeys, ...bedrockKeys])
      const [java] = javaKeys.flatMap((key) => rows.get(key) ?? [])
      if (java) return spelled(java, encoded)
      const [bedrock] = bedrockKeys.flatMap((key) => rows.get(key) ?? [])
      return bedrock ? BEDROCK_MARK + spelled(bedrock, bare) : encoded
    },
  }
}

function isName({ name, edition }: Typed): boolean {
  const problem = usernameProblem(name, edition === 'bedrock')
  return problem === null || problem === 'usernameReserved'
}

/** The typed name as a player of the other edition, as people write it. */
function otherEdition({ name, edition }: Typed): Typed {
  const bare = name.trim().replace(/^\./, '').replaceAll(' ', '_')
  return edition === 'bedrock'
    ? { name: bare, edition: 'java' }
    : { name: BEDROCK_SHOWN_PREFIX + bare, edition: 'bedrock' }
}

/** LuckPerms has lower case only, and names from votes were typed as well. */
const SPELLED_BY = ['boards', 'plan', 'demo']

/** Floodgate cuts long gamertags and puts a prefix before them: only the end of the stored name is compared. */
function spelled({ name, source }: KnownPlayerRow, typed: string): string {
  const end = name.slice(-typed.length).replaceAll(' ', '_')
  return SPELLED_BY.includes(source) && end.toLowerCase() === typed.toLowerCase() ? end : typed
}

type PublicPlayer = KnownName & {
  /** On a board of the game, so the player exists. Voters and buyers type their names. */
  isInGame: boolean
  /** The best one of each board. */
  standings: Standing[]
}

/** The boards change every few minutes. */
const INDEXED_FOR_MS = 10_000

/** Players whom anyone can find on the boards, by their keys, with where they stand. */
function createPublicPlayers({ clock, listRankings }: Deps, prefixes: () => readonly string[]) {
  let indexed: { at: number; byKey: Map<string, PublicPlayer> } | null = null

  return (): ReadonlyMap<string, PublicPlayer> => {
    const at = clock.now().getTime()
    if (indexed && at - indexed.at < INDEXED_FOR_MS) return indexed.byKey
    const byKey = new Map<string, PublicPlayer>()
    const shownPrefixes = prefixes()
    for (const { entries, ...list } of listRankings()) {
      entries.forEach(({ name, value }, place) => {
        add(byKey, toKnownName(name, shownPrefixes), { ...list, rank: place + 1, value })
      })
    }
    indexed = { at, byKey }
    return byKey
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
