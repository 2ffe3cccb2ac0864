// The public address and the proxies before the site.
import { askEcho, type EchoResult, MADE_UP_ADDRESS } from './ask-echo.ts'
import { type Check, failing, failingWhenLive, type Outcome, off, ready } from './check.ts'
import type { CheckDeps } from './deps.ts'

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/

export function addressChecks(deps: CheckDeps): Check[] {
  return [
    { id: 'public_url', part: 'address', run: (signal) => checkUrl(deps, signal) },
    { id: 'proxy', part: 'address', run: (signal) => checkProxy(deps, signal) },
  ]
}

async function ask({ config, echoKey, random, isSiteRunning }: CheckDeps, signal: AbortSignal) {
  if (echoKey === null || !(await isSiteRunning())) return null
  return askEcho({ url: config.publicUrl, key: echoKey, random, signal })
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
  const result = await ask(deps, signal)
  if (!result) return stopped(deps)
  switch (result.kind) {
    case 'ours':
      return ready('url_ready', { url })
    case 'other':
      return failing('url_other_site', { url })
    case 'redirect':
      return failing('url_redirects', { url, target: result.target })
    case 'certificate':
      return failing('url_certificate', { url, detail: result.detail })
    case 'unreachable':
      return failing('url_unreachable', { url, detail: result.detail })
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
  if (sameAddress(address, expected)) return ready('proxy_ready', { address })
  return address === MADE_UP_ADDRESS
    ? failing('proxy_forgeable', { hops })
    : failing('proxy_untrusted', { address, expected, hops })
}

/** IPv4 addresses may come in their IPv6 form. */
function sameAddress(a: string, b: string): boolean {
  return a.replace(/^::ffff:/, '') === b.replace(/^::ffff:/, '')
}
