// Everything that is worth watching, as one text. Costs nothing until somebody has turned it on.
import { setTimeout as sleep } from 'node:timers/promises'
import { PARTS, type Part, type PartMode } from '#contract/health.ts'
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { databaseFamilies } from './database-figures.ts'
import { type Family, gauge, labelled, toExposition } from './exposition.ts'
import { createProcessFigures, type ProcessFigures } from './process-metrics.ts'
import { createRequestFigures } from './request-metrics.ts'
import { createShopFigures } from './shop-metrics.ts'

type Deps = {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  parts: Record<Part, { mode: PartMode }>
  findOutage(part: Part): { since: string } | null
  isWritable(): boolean
  callbackRefusals(): Readonly<Record<string, number>>
  version: string
  limitMs?: number
}

/** Whoever asks gives up after ten seconds, and then hears nothing at all. */
const LIMIT_MS = 3_000

/** What the caller knows and we cannot ask for. */
type Seen = { pages: { pages: number; bytes: number } }

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(deps: Deps) {
  const { db, clock, log, parts, findOutage, callbackRefusals, version, limitMs = LIMIT_MS } = deps
  const requests = createRequestFigures()
  const shop = createShopFigures({ db, clock })
  let own: ProcessFigures | null = null

  function partFamilies(): Family[] {
    const each = (figure: (part: Part) => number) =>
      Object.fromEntries(PARTS.map((part) => [part, figure(part)]))
    return [
      labelled('gauge', 'angkasa_part_sandbox', '1 where a simulator stands in for the real service.', [
        'part',
        each((part) => (parts[part].mode === 'sandbox' ? 1 : 0)),
      ]),
      labelled('gauge', 'angkasa_part_trouble', '1 while a part does not answer as it should.', [
        'part',
        each((part) => (findOutage(part) ? 1 : 0)),
      ]),
      labelled('gauge', 'angkasa_part_trouble_seconds', 'For how long, where it is known.', [
        'part',
        each((part) => secondsSince(findOutage(part)?.since ?? null)),
      ]),
    ]
  }

  function secondsSince(moment: string | null): number {
    if (moment === null) return 0
    return Math.max(0, (clock.now().getTime() - new Date(moment).getTime()) / 1_000)
  }

  /** The rest is told also while the database is away: then it is needed most. */
  async function shopFamilies(): Promise<Family[]> {
    const up = (value: number) => gauge('angkasa_database_up', '1 while the database answers.', value)
    const late = new AbortController()
    try {
      const limit = sleep(limitMs, null, { signal: late.signal }).catch(() => null)
      const families = await Promise.race([shop.families(), limit])
      if (families === null) throw new Error('the database takes too long')
      return [up(1), ...families]
    } catch (error) {
      log.warn({ err: error }, 'the figures of the shop cannot be read')
      return [up(0)]
    } finally {
      late.abort()
    }
  }

  return {
    /** From here on the process is watched. */
    start(): void {
      own ??= createProcessFigures()
    },

    stop(): void {
      own?.stop()
      own = null
    },

    /** `route` is the pattern of the route. */
    noteRequest: requests.note,

    async describe({ pages }: Seen): Promise<string> {
      return toExposition([
        labelled('gauge', 'angkasa_build_info', 'Always 1; the label names the version that runs.', [
          'version',
          { [version]: 1 },
        ]),
        ...(own?.families() ?? []),
        ...requests.families(),
        gauge('angkasa_page_cache_pages', 'Pages that are kept, ready to be sent.', pages.pages),
        gauge('angkasa_page_cache_bytes', 'What they weigh.', pages.bytes),
        ...partFamilies(),
        labelled(
          'counter',
          'angkasa_callbacks_refused_total',
          'Callbacks of the gateway that were refused.',
          ['reason', callbackRefusals()],
        ),
        ...databaseFamilies(deps),
        ...(await shopFamilies()),
      ])
    },
  }
}
