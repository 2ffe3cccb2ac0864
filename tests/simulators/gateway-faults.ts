// Simulated faults of a payment gateway and of proxies in front of it.
import type { ServerResponse } from 'node:http'
import type { GatewayFaults } from '#simulators/gateway-server.ts'
import { sendHalf, sendHuge } from './http-faults.ts'

type Answering = { response: ServerResponse; text: string; wrongTypes: string }
type Fail = (answering: Answering) => void

const HUGE_BYTES = 10 * 1024 * 1024
const SLOW_MS = 30_000

/** Before the ledger: no payment is opened. */
const BEFORE = {
  'error-500': ({ response }) => json(response, 500, '{"success":false,"message":"Internal Server Error"}'),
  'error-429': ({ response }) => json(response, 429, '{"success":false,"message":"Too Many Attempts."}'),
  html: ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sedang dalam perbaikan</h1>'),
  redirect: ({ response }) => response.writeHead(302, { location: '/followed' }).end(),
  reset: ({ response }) => response.socket?.resetAndDestroy(),
  hang: () => {},
} satisfies Record<string, Fail>

/** After the ledger: the payment is opened, only its response fails. */
const AFTER = {
  truncated: ({ response, text }) => sendHalf(response, text),
  huge: ({ response }) => sendHuge(response, HUGE_BYTES),
  'wrong-types': ({ response, wrongTypes }) => json(response, 200, wrongTypes),
  slow: ({ response, text }) => {
    const timer = setTimeout(() => json(response, 200, text), SLOW_MS)
    response.on('close', () => clearTimeout(timer))
  },
  'lost-answer': ({ response }) => response.destroy(),
} satisfies Record<string, Fail>

export type GatewayFault = keyof typeof BEFORE | keyof typeof AFTER
export const GATEWAY_FAULTS: readonly string[] = [...Object.keys(BEFORE), ...Object.keys(AFTER)]

/** `wrongTypes`: a reply of the gateway whose fields have other types than documented. */
export function createGatewayFaults<Name extends string>(wrongTypes: string) {
  let current: { kind: GatewayFault; on: Name | undefined } | null = null

  function fails(
    kinds: Partial<Record<GatewayFault, Fail>>,
    endpoint: string,
    answering: Answering,
  ): boolean {
    const fail = current && (current.on ?? endpoint) === endpoint ? kinds[current.kind] : undefined
    fail?.(answering)
    return fail !== undefined
  }

  const faults: GatewayFaults = {
    before: (endpoint, response) => fails(BEFORE, endpoint, { response, text: '', wrongTypes }),
    after: (endpoint, response, text) => fails(AFTER, endpoint, { response, text, wrongTypes }),
  }
  return {
    faults,
    /** For all endpoints or one; null ends it. */
    setFault(kind: GatewayFault | null, on?: Name) {
      current = kind && { kind, on }
    },
  }
}

function json(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
