// Whether a vote receiver answers at a port, asked from this machine.
import { once } from 'node:events'
import { connect } from 'node:net'
import { greeting } from './protocol.ts'

const EVERY_ADDRESS = ['0.0.0.0', '::']

/** `closed`: nothing listens. `other`: what listens greets in another way. */
export async function probeReceiver(
  { host, port }: { host: string; port: number },
  signal: AbortSignal,
): Promise<'ready' | 'other' | 'closed'> {
  const socket = connect({ port, host: EVERY_ADDRESS.includes(host) ? 'localhost' : host })
  try {
    await once(socket, 'connect', { signal })
  } catch {
    socket.destroy()
    return 'closed'
  }
  try {
    const greeted = AbortSignal.any([signal, AbortSignal.timeout(GREETING_MS)])
    const [first] = await once(socket, 'data', { signal: greeted })
    return String(first).startsWith(greeting('').trimEnd()) ? 'ready' : 'other'
  } catch {
    return 'other'
  } finally {
    socket.destroy()
  }
}

const GREETING_MS = 3_000
