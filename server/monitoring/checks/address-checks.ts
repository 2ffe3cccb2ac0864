// The public address and the proxies before the site.

import { lookup } from 'node:dns/promises'
import * as z from 'zod'
import { signEcho } from '#server/monitoring/health/echo.service.ts'
import { parseJson } from '#server/platform/kernel/parse-json.ts'
import { readText } from '#server/platform/kernel/read-text.ts'
import { type Check, failing, failingWhenLive, messageOf, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/

export function addressChecks(deps: CheckDeps): Check[] {
  return [
    { id: 'public_url', part: 'address', run: (signal) => checkUrl(deps, signal) },
    { id: 'proxy', part: 'address', run: (signal) => checkProxy(deps, signal) },
  ]
}

/** Nobody can buy, and a forgeable address of visitors would go unnoticed. */
function stopped({ config }: CheckDeps): Outcome {
  return config.isProduction ? failing('site_stopped') : off('site_stopped')
}

async function checkUrl(deps: CheckDeps, signal: AbortSignal): Promise<Outcome> {
  const { isProduction, publicUrl: url } = deps.config
  const { hostname, protocol } = new URL(url)
  if (LOCAL.test(hostname)) return failingWhenLive(isProduction, 'url_local', { url })
  if (protocol !== 'https:') return failing('url_http', { url })
  const found = await findAddresses(hostname)
  if ('problem' in found) return failing('url_unresolved', { host: hostname, detail: found.problem })
  const result = await ask(deps, signal)
  if (!result) return stopped(deps)
  switch (result.kind) {
    case 'ours':
      return ready('url_ready', { url })
    case 'other':
      return failing('url_other_site', { url, addresses: found.addresses })
    case 'redirect':
      return failing('url_redirects', { url, target: result.target })
    case 'certificate':
      return failing('url_certificate', { url, detail: result.detail })
    case 'unreachable':
      return failing('url_unreachable', { url, detail: result.detail })
  }
}

/** Looks the host name up, so that a missing DNS record is told apart from a proxy that does not answer, also while the site is stopped. */
async function findAddresses(hostname: string): Promise<{ addresses: string } | { problem: string }> {
  try {
    const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
    return { addresses: found.map(({ address }) => address).join(', ') }
  } catch (error) {
    return { problem: (error as { code?: string }).code ?? messageOf(error) }
  }
}

async function checkProxy(deps: CheckDeps, signal: AbortSignal): Promise<Outcome> {
  const result = await ask(deps, signal)
  if (!result) return stopped(deps)
  return result.kind === 'ours' ? checkProxyHeaders(result) : off('proxy_unknown')
}

/** Each proxy adds the address it was called from, so the visitor's stands right after the made-up one. */
export function checkProxyHeaders({ address, chain }: Extract<EchoResult, { kind: 'ours' }>): Outcome {
  const visitor = chain.lastIndexOf(MADE_UP_ADDRESS) + 1
  const expected = chain[visitor] ?? ''
  const hops = chain.length - 1 - visitor
  // IPv4 addresses may come in their IPv6 form.
  const [seen, wanted] = [address, expected].map((text) => text.replace(/^::ffff:/, ''))
  if (seen === wanted) return ready('proxy_ready', { address })
  return address === MADE_UP_ADDRESS
    ? failing('proxy_forgeable', { hops })
    : failing('proxy_untrusted', { address, expected, hops })
}

/** Reserved for documentation (RFC 5737): no visitor has it. */
export const MADE_UP_ADDRESS = '192.0.2.123'

const NONCE_BYTES = 32
const MAX_BYTES = 16 * 1024
const PATH = '/api/health/echo'
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|altname/i

const Reply = z.object({ proof: z.string(), address: z.string(), chain: z.array(z.string()) })

type EchoResult =
  | { kind: 'ours'; address: string; chain: readonly string[] }
  | { kind: 'other' }
  | { kind: 'redirect'; target: string }
  | { kind: 'certificate' | 'unreachable'; detail: string }

/** With a made-up X-Forwarded-For, which a right proxy setting ignores. Null while the site does not run. */
async function ask(
  { config, echoKey, random, isSiteRunning }: CheckDeps,
  signal: AbortSignal,
): Promise<EchoResult | null> {
  if (echoKey === null || !(await isSiteRunning())) return null
  const { publicUrl: url } = config
  const nonce = Buffer.from(random.bytes(NONCE_BYTES)).toString('hex')
  const address = new URL(PATH, url)
  address.search = new URLSearchParams({ nonce, sign: signEcho(echoKey, 'ask', nonce) }).toString()
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', 'x-forwarded-for': MADE_UP_ADDRESS },
      redirect: 'manual',
      signal,
    })
    const target = response.headers.get('location')
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      return { kind: 'redirect', target: target ? new URL(target, url).origin : '?' }
    }
    const text = await readText(response, MAX_BYTES, () => new Error('too large'))
    const { data: reply } = Reply.safeParse(parseJson(text))
    return reply?.proof === signEcho(echoKey, 'reply', nonce)
      ? { kind: 'ours', address: reply.address, chain: reply.chain }
      : { kind: 'other' }
  } catch (error) {
    const detail = messageOf(error)
    return { kind: CERTIFICATE.test(detail) ? 'certificate' : 'unreachable', detail }
  }
}
