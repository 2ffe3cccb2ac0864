// Vote sites: send votes by the Votifier protocols 1 and 2, as sites do.
import { constants, createHmac, createPublicKey, publicEncrypt } from 'node:crypto'
import { connect, type Socket } from 'node:net'

export type SentVote = { service: string; username: string; address?: string; timestamp?: string | number }

type Receiver = { host?: string; port: number; localAddress?: string; timeoutMs?: number }
/** The owner has pasted the token, or else the public key, into the site. */
type Access = { token: string } | { publicKey: string }

const TIMEOUT_MS = 5_000

/** Frame of protocol 2. */
export function frameV2(vote: SentVote, { challenge, token }: { challenge: string; token: string }): Buffer {
  const { service, username, address = '203.0.113.7', timestamp = Date.now() } = vote
  const payload = JSON.stringify({ serviceName: service, username, address, timestamp, challenge })
  const signature = createHmac('sha256', token).update(payload, 'utf8').digest('base64')
  return frame(JSON.stringify({ payload, signature }))
}

/** Any text with the header of protocol 2. */
export function frame(message: string): Buffer {
  const body = Buffer.from(message, 'utf8')
  const header = Buffer.alloc(4)
  header.writeUInt16BE(0x733a, 0)
  header.writeUInt16BE(body.length, 2)
  return Buffer.concat([header, body])
}

/** Block of protocol 1; `publicKey` as the console shows it. */
export function blockV1(vote: SentVote, publicKey: string): Buffer {
  const { service, username, address = '203.0.113.7', timestamp = Date.now() } = vote
  const text = `VOTE\n${service}\n${username}\n${address}\n${timestamp}\n`
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text, 'latin1'))
}

/** Resolves with the reply: the status of protocol 2, or an empty text once the receiver has closed. */
export function sendVote(vote: SentVote, access: Access, receiver: Receiver): Promise<string> {
  return exchange(receiver, (greeting) => {
    const challenge = greeting.trim().split(' ')[2] ?? ''
    return 'token' in access
      ? frameV2(vote, { challenge, token: access.token })
      : blockV1(vote, access.publicKey)
  })
}

/** Connects, waits for the greeting, sends what `answer` makes of it, and resolves with the reply once it is closed. */
export function exchange(receiver: Receiver, answer: (greeting: string) => Buffer | null): Promise<string> {
  const { host = '127.0.0.1', port, localAddress, timeoutMs = TIMEOUT_MS } = receiver
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host, port, localAddress })
    let received = ''
    let greeted = false
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the receiver does not answer')))
    socket.on('data', (data) => {
      received += data.toString('utf8')
      if (greeted || !received.includes('\n')) return
      greeted = true
      const message = answer(received)
      received = ''
      if (message) socket.write(message)
    })
    socket.on('error', reject)
    socket.on('close', () => (greeted ? resolve(received) : reject(new Error('closed without a greeting'))))
  })
}
