// Heads of players from the avatar services of the settings: fetched in the background, stored, never waited for long.
import { join } from 'node:path'
import type { HeadTest } from '#contract/network/heads.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { derive } from '#server/platform/kernel/derive.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { createMinuteLimit } from '#server/platform/kernel/minute-limit.ts'
import type { Random } from '#server/platform/kernel/random.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import { type HeadName, toHeadName } from './head-name.ts'
import { createHeadQueue } from './head-queue.ts'
import { createHeadSources, sourcesFor } from './head-sources.ts'
import { createHeadStore, type StoredHead } from './head-store.ts'
import { createMisses, type Miss } from './misses.ts'
import { testSource } from './test-source.ts'

type Deps = {
  currentSettings(): Pick<Settings, 'heads'>
  servers: { current(): Pick<GameServers, 'list'> }
  /** Names on the boards; their heads are fetched before visitors ask. */
  listShownNames(): Iterable<string>
  dataDir: string
  allowPrivateHeads: boolean
  limits: Pick<Limits, 'take'>
  clock: Clock
  random: Random
  log: Pick<Log, 'warn'>
  waitMs?: number
}

/** That one visitor may add to the queue. */
const NEW_NAMES_PER_MINUTE = 60

/** `none`: no source has a head. `away`: not yet, or a source could not be asked. */
export type Head = { kind: 'head'; head: StoredHead } | { kind: Miss }

const HEADS_FOLDER = 'heads'
const HOUR_MS = 60 * 60 * 1_000
/** Skins change; an older head is shown while a new one is fetched. */
const FRESH_MS = 24 * HOUR_MS
const MISS_MS: Record<Miss, number> = { none: 6 * HOUR_MS, away: 60_000 }
const TEST_LIMIT = { limit: 30, windowMs: 60_000 }
/** A head that takes longer is shown by the next page. */
const WAIT_MS = 1_000

export type Heads = ReturnType<typeof createHeads>

export function createHeads(deps: Deps) {
  const { currentSettings, servers, dataDir, allowPrivateHeads, clock, random, log } = deps
  const store = createHeadStore({ folder: join(dataDir, HEADS_FOLDER), clock, random, log })
  const sources = createHeadSources({ clock, log, allowPrivate: allowPrivateHeads })
  const queue = createHeadQueue({ load, log, waitMs: deps.waitMs ?? WAIT_MS })
  const newNames = createMinuteLimit(clock, NEW_NAMES_PER_MINUTE)
  /** Other sources may have what these did not. */
  const misses = derive(
    () => currentSettings().heads,
    () => createMisses(clock),
  )

  /** Players on the boards: any visitor may ask for them. */
  let boardKeys: ReadonlySet<string> = new Set()
  let isWarming = false

  const prefixes = () => servers.current().list.map(({ bedrockPrefix }) => bedrockPrefix)
  const isFresh = (at: number) => clock.now().getTime() - at < FRESH_MS

  function toName(shown: string): HeadName | null {
    const name = toHeadName(shown, prefixes())
    return name && sourcesFor(name, currentSettings().heads.sources).length > 0 ? name : null
  }

  async function load(name: HeadName, signal: AbortSignal): Promise<void> {
    const result = await sources.find(name, currentSettings().heads.sources, signal)
    if (result.kind !== 'head') return misses().add(name.key, result.kind, MISS_MS[result.kind])
    await store.write(name.key, result.bytes)
    misses().delete(name.key)
  }

  async function find(key: string): Promise<Head> {
    const head = await store.read(key)
    return head ? { kind: 'head', head } : { kind: misses().find(key) ?? 'away' }
  }

  /** Null when heads are off. */
  async function get(shown: string, visitor: string): Promise<Head | null> {
    if (!currentSettings().heads.enabled) return null
    const name = toName(shown)
    if (!name) return { kind: 'none' }
    const found = await find(name.key)
    const isMissing = misses().find(name.key) !== null
    if (found.kind === 'head') {
      if (!isFresh(found.head.at) && !isMissing) queue.request(name)
      return found
    }
    const mayRequest =
      !isMissing && (boardKeys.has(name.key) || queue.has(name.key) || newNames.allows(visitor))
    const flight = mayRequest ? queue.request(name) : null
    if (!flight) return found
    await queue.waitFor(flight)
    return find(name.key)
  }

  /** Fetches heads of the boards that are missing or old, one after the other, so that those of visitors come first. */
  async function warm(): Promise<void> {
    if (!currentSettings().heads.enabled || isWarming) return
    const names = [...deps.listShownNames()].flatMap((shown) => toName(shown) ?? [])
    boardKeys = new Set(names.map(({ key }) => key))
    isWarming = true
    try {
      for (const name of names) {
        if (!currentSettings().heads.enabled || queue.isClosed()) return
        const at = await store.storedAt(name.key)
        if (misses().find(name.key) === null && (at === null || !isFresh(at))) await queue.request(name)
      }
    } finally {
      isWarming = false
    }
  }

  /** Tests a source that need not be saved. */
  async function test(url: string, shown: string, admin: string): Promise<HeadTest> {
    const { allowed, retryAfterSeconds } = await deps.limits.take(`head-test ${admin}`, TEST_LIMIT)
    if (!allowed) throw new AppError('too_many_requests', { retryAfterSeconds })
    const name = toHeadName(shown, prefixes())
    if (!name) return { state: 'unknown', ms: 0, reason: null, picture: null, detail: null }
    return testSource(url, name.name, allowPrivateHeads)
  }

  return {
    get,
    warm,
    test,
    /** Names that are asked for or wait for it. */
    pending: queue.size,
    settled: queue.settled,
    close: queue.close,
  }
}
