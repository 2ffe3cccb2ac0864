// Echo: a request that the site, or `npm run doctor`, sends to its own public address. The reply proves that this site
// answered, and returns which address it saw. Without the site's key nobody can ask.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Echo } from '#contract/monitoring/health.schema.ts'

export const ECHO_KEY_NAME = 'echo_key'

const HOPS_MAX = 10

/** `ask` signs the question, `reply` the answer, so that neither stands in for the other. */
export function signEcho(key: string, kind: 'ask' | 'reply', nonce: string): string {
  return createHmac('sha256', key).update(`${kind} ${nonce}`).digest('hex')
}

type Asked = { nonce: string; sign: string }
type Seen = { address: string; forwardedFor: string | string[] | undefined; peer: string | undefined }

export type EchoService = ReturnType<typeof createEcho>

export function createEcho(key: string) {
  return {
    /** Null when the question is not signed by this site. */
    answer({ nonce, sign }: Asked, { address, forwardedFor, peer }: Seen): Echo | null {
      const expected = Buffer.from(signEcho(key, 'ask', nonce))
      const given = Buffer.from(sign)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const forwarded = [forwardedFor ?? []].flat().join(',').split(',')
      const hops = forwarded.map((hop) => hop.trim()).filter(Boolean)
      return {
        proof: signEcho(key, 'reply', nonce),
        address,
        chain: [...hops.slice(-HOPS_MAX), peer ?? ''],
      }
    },
  }
}
