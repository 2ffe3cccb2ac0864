// Asks the sources of the settings in their order until one has a head.
import type { HeadSource } from '#contract/settings/heads.schema.ts'
import { type Fetched, type FetchOptions, fetchBytes } from './fetch-bytes.ts'
import type { HeadName } from './head-name.ts'
import { HEAD_PX, toHead } from './head-picture.ts'

/** `away`: a source that may have the head could not be asked. */
export type HeadResult = { kind: 'head'; bytes: Buffer } | { kind: 'none' } | { kind: 'away' }

const UNKNOWN_NAME: readonly number[] = [204, 400, 404, 410, 422]

export async function findHead(
  head: HeadName,
  sources: readonly HeadSource[],
  options: FetchOptions,
): Promise<HeadResult> {
  let result: HeadResult = { kind: 'none' }
  for (const { url } of sourcesFor(head, sources)) {
    try {
      const reply = await toResult(await fetchBytes(addressOf(url, head.name), options))
      if (reply.kind === 'head') return reply
    } catch {
      // The name is asked for again after a while; the console tests a source and says why it fails.
      result = { kind: 'away' }
    }
  }
  return result
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
