// Simulated faults of a payment gateway and of proxies in front of it.
import type { ServerResponse } from 'node:http'
import { sendHalf, sendHuge } from './http.ts'

/** `wrongTypes`: a reply of the gateway whose fields have other types than documented. */
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

/** Applied before the request; null when there is none. */
export function failBefore(fault: GatewayFault | null): Fail | null {
  return fault && fault in BEFORE ? BEFORE[fault as keyof typeof BEFORE] : null
}

/** Applied to the response. */
export function failAfter(fault: GatewayFault | null): Fail | null {
  return fault && fault in AFTER ? AFTER[fault as keyof typeof AFTER] : null
}

function json(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
