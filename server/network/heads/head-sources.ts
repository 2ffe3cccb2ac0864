// Asks the sources of the settings in their order until one has a head.
import { setTimeout as sleep } from 'node:timers/promises'
import type { HeadSource } from '#contract/settings/heads.schema.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { type Fetched, fetchBytes } from './fetch-bytes.ts'
import type { HeadName } from './head-name.ts'
import { HEAD_PX, toHead } from './head-picture.ts'
import { createPace } from './pace.ts'
import { createSourceHealth, type SourceHealth } from './source-health.ts'

type Deps = {
  clock: Clock
  log: Pick<Log, 'info' | 'warn'>
  /** Plain http and private addresses, for tests and self-hosted services. */
  allowPrivate: boolean
  /** Waits for the turn of a request; rejects when the signal aborts. */
  pause?(ms: number, signal: AbortSignal): Promise<unknown>
}

/** `away`: a source that may have the head could not be asked. */
export type HeadResult = { kind: 'head'; bytes: Buffer } | { kind: 'none' } | { kind: 'away' }

type Source = { health: SourceHealth; delayMs: () => number }

/** For each source. */
const PACE = { perSecond: 4, burst: 8 }
/** Sources that were removed from the settings are forgotten. */
const SOURCES_MAX = 20
const UNKNOWN_NAME: readonly number[] = [204, 400, 404, 410, 422]
const ASKS_FOR_REST: readonly number[] = [429, 503]
const DEFAULT_RETRY_SECONDS = 60

export function createHeadSources({ clock, log, allowPrivate, pause = waitMs }: Deps) {
  const sources = new Map<string, Source>()

  function open(url: string): Source {
    const known = sources.get(url)
    if (known) return known
    if (sources.size >= SOURCES_MAX) sources.clear()
    const source = { health: createSourceHealth(clock), delayMs: createPace(PACE, clock) }
    sources.set(url, source)
    return source
  }

  async function ask(url: string, { name }: HeadName, signal: AbortSignal): Promise<HeadResult> {
    const { health, delayMs } = open(url)
    if (!health.isReady()) return { kind: 'away' }
    const host = hostOf(url)
    let retryAfterMs: number | null = null
    try {
      await pause(delayMs(), signal)
      const reply = await fetchBytes(addressOf(url, name), { allowPrivate, signal })
      retryAfterMs = ASKS_FOR_REST.includes(reply.status) ? toRetryMs(reply) : null
      const result = await toResult(reply)
      if (health.succeed()) log.info({ source: host }, 'head source works again')
      return result
    } catch (error) {
      if (signal.aborted) return { kind: 'away' }
      const why = (error as Error).message
      if (health.fail(why, retryAfterMs)) log.warn({ source: host, why }, 'head source is resting')
      return { kind: 'away' }
    }
  }

  return {
    async find(head: HeadName, list: readonly HeadSource[], signal: AbortSignal): Promise<HeadResult> {
      let result: HeadResult = { kind: 'none' }
      for (const { url } of sourcesFor(head, list)) {
        const reply = await ask(url, head, signal)
        if (reply.kind === 'head') return reply
        if (reply.kind === 'away') result = reply
      }
      return result
    },

    health: (url: string): SourceHealth | null => sources.get(url)?.health ?? null,
  }
}

const waitMs = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal })

export function sourcesFor({ edition }: HeadName, list: readonly HeadSource[]): readonly HeadSource[] {
  return list.filter(({ editions }) => editions === 'all' || editions === edition)
}

/** Rejects when the reply is neither a head nor says that there is none. */
export async function toResult({ status, bytes }: Fetched): Promise<Exclude<HeadResult, { kind: 'away' }>> {
  if (UNKNOWN_NAME.includes(status)) return { kind: 'none' }
  if (status >= 300 && status < 400) throw new Error(`it redirects (${status}), which is not followed`)
  if (status !== 200) throw new Error(`it replied ${status}`)
  return { kind: 'head', bytes: await toHead(bytes) }
}

export function addressOf(url: string, name: string): URL {
  return new URL(url.replaceAll('{name}', encodeURIComponent(name)).replaceAll('{size}', String(HEAD_PX)))
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

function toRetryMs({ retryAfter }: Fetched): number {
  const seconds = Number(retryAfter)
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_RETRY_SECONDS) * 1_000
}
