// Asks the public address who answers there and which address of a visitor it sees.
import * as z from 'zod'
import { signEcho } from '#server/monitoring/health/echo.service.ts'
import type { Random } from '#server/platform/kernel/random.ts'
import { readText } from '#server/platform/kernel/read-text.ts'
import { messageOf } from './check.ts'

/** Reserved for documentation (RFC 5737): no visitor has it. */
export const MADE_UP_ADDRESS = '192.0.2.123'

const NONCE_BYTES = 32
const MAX_BYTES = 16 * 1024
const PATH = '/api/health/echo'
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|altname/i

const Reply = z.object({ proof: z.string(), address: z.string(), chain: z.array(z.string()) })

export type EchoResult =
  | { kind: 'ours'; address: string; chain: readonly string[] }
  | { kind: 'other' }
  | { kind: 'redirect'; target: string }
  | { kind: 'certificate' | 'unreachable'; detail: string }

type Question = { url: string; key: string; random: Random; signal: AbortSignal }

/** With a made-up X-Forwarded-For, which a right proxy setting ignores. */
export async function askEcho({ url, key, random, signal }: Question): Promise<EchoResult> {
  const nonce = Buffer.from(random.bytes(NONCE_BYTES)).toString('hex')
  const address = new URL(PATH, url)
  address.search = new URLSearchParams({ nonce, sign: signEcho(key, 'ask', nonce) }).toString()
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
    const reply = parse(text)
    return reply?.proof === signEcho(key, 'reply', nonce)
      ? { kind: 'ours', address: reply.address, chain: reply.chain }
      : { kind: 'other' }
  } catch (error) {
    const detail = messageOf(error)
    return { kind: CERTIFICATE.test(detail) ? 'certificate' : 'unreachable', detail }
  }
}

function parse(text: string): z.output<typeof Reply> | null {
  try {
    return Reply.parse(JSON.parse(text))
  } catch {
    return null
  }
}
