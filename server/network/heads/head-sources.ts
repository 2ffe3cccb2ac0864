// Asks the sources of the settings in their order until one has a head.
import type { HeadSource } from '#contract/settings/heads.schema.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { type Fetched, fetchBytes } from './fetch-bytes.ts'
import type { HeadName } from './head-name.ts'
import { HEAD_PX, toHead } from './head-picture.ts'

type Deps = {
  clock: Clock
  log: Pick<Log, 'warn'>
  /** Plain http and private addresses, for tests and self-hosted services. */
  allowPrivate: boolean
}

/** `away`: a source that may have the head could not be asked. */
export type HeadResult = { kind: 'head'; bytes: Buffer } | { kind: 'none' } | { kind: 'away' }

const UNKNOWN_NAME: readonly number[] = [204, 400, 404, 410, 422]
const ASKS_FOR_REST: readonly number[] = [429, 503]
const DEFAULT_RETRY_SECONDS = 60
const LONGEST_REST_MS = 30 * 60_000

export function createHeadSources({ clock, log, allowPrivate }: Deps) {
  /** By address: until when a service asks for a rest. */
  const rests = new Map<string, number>()

  async function ask(url: string, { name }: HeadName, signal: AbortSignal): Promise<HeadResult> {
    const now = clock.now().getTime()
    if (now < (rests.get(url) ?? 0)) return { kind: 'away' }
    try {
      const reply = await fetchBytes(addressOf(url, name), { allowPrivate, signal })
      if (!ASKS_FOR_REST.includes(reply.status)) return await toResult(reply)
      rests.set(url, now + toRestMs(reply))
      log.warn({ source: new URL(url).host, why: `it replied ${reply.status}` }, 'head source is resting')
    } catch {
      // The name is asked for again after a while; the console tests a source and says why it fails.
    }
    return { kind: 'away' }
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
  }
}

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

function toRestMs({ retryAfter }: Fetched): number {
  const seconds = Number(retryAfter)
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_RETRY_SECONDS
  return Math.min(LONGEST_REST_MS, asked * 1_000)
}
