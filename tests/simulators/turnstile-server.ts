// Cloudflare Turnstile on loopback: script, widget and token verification, with simulated faults.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { listenHttp } from '#simulators/http.ts'
import { type Answering, HTTP_FAULTS } from './http-faults.ts'

/** Simulated faults of the verification; `-once` affects one request. */
type Kind = keyof typeof EARLY_FAULTS | keyof typeof LATE_FAULTS
export type TurnstileFault = Kind | `${Kind}-once`

type Issued = { at: number; hostname: string; action: string; siteKey: string; spentBy: string | null }
type VerifyRequest = { secret?: string; response?: string; remoteip?: string; idempotency_key?: string }

export const PASSING_SECRET = '1x0000000000000000000000000000000AA'
export const FAILING_SECRET = '2x0000000000000000000000000000000AA'
export const SPENT_SECRET = '3x0000000000000000000000000000000AA'
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX'
const SECRET_KEY = '0x4AAAAAAASimulatedSecretKey000000000'
const TOKEN_LIFETIME_MS = 300_000
/** Target of the redirect fault; replies with success. */
const ELSEWHERE = '/elsewhere/siteverify'

export async function startTurnstileServer({ now }: { now: () => Date }) {
  let fault: TurnstileFault | null = null
  const tokens = new Map<string, Issued>()
  const requests: VerifyRequest[] = []

  function issue({
    hostname,
    action = 'checkout',
    siteKey = 'site',
  }: Partial<Issued> & { hostname: string }) {
    const token = `0.${randomUUID()}.${randomUUID()}`
    tokens.set(token, { at: now().getTime(), hostname, action, siteKey, spentBy: null })
    return token
  }

  async function siteverify(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const verifyRequest = await readVerifyRequest(request)
    requests.push(verifyRequest)
    const present = request.url === ELSEWHERE ? null : fault
    if (present?.endsWith('-once')) fault = null
    const kind = present?.replace('-once', '')
    // These fail before the token is consumed, `lost-answer` after it.
    const early = (EARLY_FAULTS as Faults)[kind ?? '']
    if (early) return early({ response, body: '' })
    const body = JSON.stringify(verify(verifyRequest, tokens, now()))
    const late = (LATE_FAULTS as Faults)[kind ?? '']
    if (late) late({ response, body })
    else response.setHeader('content-type', 'application/json').end(body)
  }

  const { origin, close } = await listenHttp(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.endsWith('/siteverify') && request.method === 'POST') return siteverify(request, response)
    if (pathname.endsWith('/api.js'))
      return response.setHeader('content-type', 'application/javascript').end(TURNSTILE_SCRIPT)
    if (pathname.endsWith('/widget')) {
      const [hostname = '', action = '', siteKey = ''] = ['hostname', 'action', 'sitekey'].map(
        (name) => searchParams.get(name) ?? '',
      )
      const token = issue({ hostname, action, siteKey })
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(turnstileWidget(token))
    }
    return response.writeHead(404).end()
  })
  const url = `${origin}/turnstile/v0`
  return {
    scriptUrl: `${url}/api.js`,
    verifyUrl: `${url}/siteverify`,
    secretKey: SECRET_KEY,
    /** A valid token. */
    issue,
    setFault: (next: TurnstileFault | null) => {
      fault = next
    },
    /** Verification requests, oldest first. */
    requests,
    close,
  }
}

type Faults = Partial<Record<string, (answering: Answering) => void>>

const EARLY_FAULTS = {
  'error-500': HTTP_FAULTS['error-500'],
  hang: HTTP_FAULTS.hang,
  'internal-error': ({ response }) => response.end('{"success":false,"error-codes":["internal-error"]}'),
  garbage: ({ response }) => response.end('\u0000<html>{"success":true'),
  'wrong-types': ({ response }) => response.end('{"success":"true","error-codes":"none"}'),
  redirect: ({ response }) => response.writeHead(307, { location: ELSEWHERE }).end(),
} satisfies Faults

/** The token is consumed, but the response fails. */
const LATE_FAULTS = {
  'lost-answer': ({ response }) => response.destroy(),
  'cut-short': HTTP_FAULTS['cut-short'],
  huge: HTTP_FAULTS.huge,
} satisfies Faults

async function readVerifyRequest(request: IncomingMessage): Promise<VerifyRequest> {
  const text = await readText(request)
  if (request.headers['content-type']?.startsWith('application/json')) return JSON.parse(text)
  return Object.fromEntries(new URLSearchParams(text))
}

function verify(
  { secret, response, idempotency_key: key }: VerifyRequest,
  tokens: ReadonlyMap<string, Issued>,
  now: Date,
) {
  const refuse = (code: string) => ({ success: false, 'error-codes': [code], messages: [] })
  if (!secret) return refuse('missing-input-secret')
  if (!response) return refuse('missing-input-response')
  const challenge_ts = now.toISOString()
  if (secret === PASSING_SECRET)
    return { success: true, 'error-codes': [], challenge_ts, hostname: 'example.com' }
  if (secret === FAILING_SECRET) return refuse('invalid-input-response')
  if (secret === SPENT_SECRET) return refuse('timeout-or-duplicate')
  if (secret !== SECRET_KEY) return refuse('invalid-input-secret')
  const issued = tokens.get(response)
  if (!issued) return refuse('invalid-input-response')
  const { at, hostname, action, spentBy } = issued
  // A request with the same idempotency key gets the same response; another one finds the token used.
  if (spentBy !== null && (!key || spentBy !== key)) return refuse('timeout-or-duplicate')
  if (now.getTime() - at > TOKEN_LIFETIME_MS) return refuse('timeout-or-duplicate')
  issued.spentBy = key ?? ''
  return {
    success: true,
    'error-codes': [],
    challenge_ts: new Date(at).toISOString(),
    hostname,
    action,
    cdata: '',
  }
}

/** The browser script: every check passes. As in the real one, an iframe of the service's host creates the token. */
const TURNSTILE_SCRIPT = `(() => {
  const source = new URL(document.currentScript.src)
  const widgets = new Map()
  let last = 0

  function run(widget) {
    widget.frame?.remove()
    widget.frame = document.createElement('iframe')
    const { sitekey, action = '', size = 'normal' } = widget.params
    const address = new URL('widget', source)
    address.search = new URLSearchParams({ id: widget.id, sitekey, action, hostname: location.hostname })
    widget.frame.src = address
    widget.frame.title = 'Widget containing a Cloudflare security challenge'
    widget.frame.width = size === 'compact' ? 150 : 300
    widget.frame.height = size === 'compact' ? 140 : 65
    widget.frame.style.border = '0'
    widget.container.append(widget.frame)
  }

  addEventListener('message', ({ origin, source: from, data }) => {
    if (origin !== source.origin) return
    for (const { frame, params } of widgets.values())
      if (frame?.contentWindow === from) params.callback?.(data.token)
  })

  window.turnstile = {
    render(container, params) {
      last += 1
      const id = 'cf-chl-widget-' + last
      const element = typeof container === 'string' ? document.querySelector(container) : container
      const widget = { id, container: element, params }
      widgets.set(id, widget)
      run(widget)
      return id
    },
    reset: (id) => widgets.has(id) && run(widgets.get(id)),
    remove(id) {
      widgets.get(id)?.frame?.remove()
      widgets.delete(id)
    },
  }
})()
`

function turnstileWidget(token: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Turnstile</title>
<style>body{margin:0;font:14px sans-serif;background:#232323;color:#fff}p{margin:0;padding:20px}</style>
<p>Success!</p>
<script>parent.postMessage({ token: ${JSON.stringify(token)} }, '*')</script></html>
`
}
