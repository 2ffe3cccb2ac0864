// Heads of players from the avatar services of the settings: fetched in the background, stored, never waited for long.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HeadTest } from '#contract/network/heads.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { derive } from '#server/platform/kernel/derive.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { createNetworkLimit } from '#server/platform/kernel/network-limit.ts'
import type { Random } from '#server/platform/kernel/random.ts'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import { type HeadName, toHeadName } from './head-name.ts'
import { findHead, sourcesFor, testSource } from './head-sources.ts'
import { createHeadStore, type HeadStore, type StoredHead } from './head-store.ts'

type Deps = {
  shownSettings(): Pick<Settings, 'heads'>
  servers: { current(): Pick<GameServers, 'list'> }
  dataDir: string
  allowPrivateHeads: boolean
  limits: Pick<Limits, 'require'>
  clock: Clock
  random: Random
  log: Pick<Log, 'warn'>
  waitMs?: number
}

const REQUESTS = { concurrency: 4, maxQueued: 200 }
const NEW_NAMES_PER_MINUTE = 120
const MISSES_MAX = 5_000

type Miss = 'none' | 'away'
/** `none`: no source has a head. `away`: not yet, or a source could not be asked. */
export type Head = { kind: 'head'; head: StoredHead } | { kind: Miss }

const HOUR_MS = 60 * 60 * 1_000
/** Skins change; an older head is shown while a new one is fetched. */
const FRESH_MS = 24 * HOUR_MS
const MISS_MS: Record<Miss, number> = { none: 6 * HOUR_MS, away: HOUR_MS / 6 }
const TEST_LIMIT = { limit: 30, windowMs: 60_000 }
/** A head that takes longer is shown by the next page. */
const WAIT_MS = 1_000

export type Heads = ReturnType<typeof createHeads>

export function createHeads(deps: Deps) {
  const { shownSettings, servers, dataDir, allowPrivateHeads, clock, random, waitMs = WAIT_MS } = deps
  const store = createHeadStore({ folder: join(dataDir, 'heads'), clock, random })
  const requests = createRequests(deps, store)
  const newNames = createNetworkLimit(clock, NEW_NAMES_PER_MINUTE)

  const prefixes = () => servers.current().list.map(({ bedrockPrefix }) => bedrockPrefix)
  const isFresh = ({ at }: StoredHead) => clock.now().getTime() - at < FRESH_MS

  function toName(shown: string): HeadName | null {
    const name = toHeadName(shown, prefixes())
    return name && sourcesFor(name, shownSettings().heads.sources).length > 0 ? name : null
  }

  /** Null when heads are off. */
  async function get(shown: string, visitor: string): Promise<Head | null> {
    if (!shownSettings().heads.enabled) return null
    const name = toName(shown)
    if (!name) return { kind: 'none' }
    const stored = await store.read(name.key)
    const isMissing = requests.findMiss(name) !== null
    if (stored) {
      if (!isFresh(stored) && !isMissing) requests.start(name)
      return { kind: 'head', head: stored }
    }
    const mayRequest = !isMissing && (requests.has(name) || newNames.allows(visitor))
    await Promise.race([mayRequest && requests.start(name), sleep(waitMs, undefined, { ref: false })])
    const head = await store.read(name.key)
    return head ? { kind: 'head', head } : { kind: requests.findMiss(name) ?? 'away' }
  }

  async function test(url: string, shown: string, admin: string): Promise<HeadTest> {
    await deps.limits.require(`head-test ${admin}`, TEST_LIMIT)
    const name = toHeadName(shown, prefixes())
    if (!name) return { state: 'unknown', ms: 0, reason: null, picture: null, detail: null }
    return testSource(url, name.name, allowPrivateHeads)
  }

  return { get, test, settled: requests.settled, close: requests.close }
}

/** Names that are asked for, each once and a few at a time, and those without a head. */
function createRequests({ shownSettings, allowPrivateHeads, clock, log }: Deps, store: HeadStore) {
  const stopping = new AbortController()
  const semaphore = createSemaphore(REQUESTS)
  const flights = new Map<string, Promise<void>>()
  /** Other sources may have what these did not. */
  const misses = derive(
    () => shownSettings().heads,
    () => new Map<string, { kind: Miss; until: number }>(),
  )

  function addMiss({ key }: HeadName, kind: Miss): void {
    if (misses().size >= MISSES_MAX) misses().clear()
    misses().set(key, { kind, until: clock.now().getTime() + MISS_MS[kind] })
  }

  async function load(name: HeadName): Promise<void> {
    if (stopping.signal.aborted) return
    const options = { allowPrivate: allowPrivateHeads, signal: stopping.signal }
    const result = await findHead(name, shownSettings().heads.sources, options)
    if (result.kind !== 'head') return addMiss(name, result.kind)
    await store.write(name.key, result.bytes)
    misses().delete(name.key)
  }

  async function settled(): Promise<void> {
    await Promise.all(flights.values())
  }

  return {
    has: ({ key }: HeadName): boolean => flights.has(key),
    settled,

    findMiss({ key }: HeadName): Miss | null {
      const found = misses().get(key)
      return found && clock.now().getTime() < found.until ? found.kind : null
    },

    /** Null when too many names wait. */
    start(name: HeadName): Promise<void> | null {
      const pending = flights.get(name.key)
      if (pending || flights.size >= REQUESTS.maxQueued) return pending ?? null
      const flight = semaphore(() => load(name))
        .catch((error) => {
          log.warn({ err: error }, 'head not stored')
          addMiss(name, 'away')
        })
        .finally(() => flights.delete(name.key))
      flights.set(name.key, flight)
      return flight
    },

    close(): Promise<void> {
      stopping.abort()
      return settled()
    },
  }
}
