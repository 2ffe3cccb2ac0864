// Sends votes to the site's own receiver, over TCP as a site does: tests of the console, and votes of a demo.
import { constants, createHmac, createPublicKey, publicEncrypt } from 'node:crypto'
import type { Socket } from 'node:net'

type Access = { protocol: 1; publicKey: string } | { protocol: 2; token: string }

type Sent = { open(): Socket; service: string; username: string; access: Access }

type Test = Sent & {
  expectTest(service: string, signal: AbortSignal): Promise<boolean>
  limitMs: number
}

export type TestVoteResult = { protocol: 1 | 2; ok: boolean; detail: string }

export async function sendTestVote(test: Test): Promise<TestVoteResult> {
  const { protocol } = test.access
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), test.limitMs)
  const arrived = test.expectTest(test.service, stop.signal)
  try {
    const reply = await sendVote(test, stop.signal)
    // Without a reply in protocol 1: only the arrival says that it worked.
    const ok = await arrived
    return { protocol, ok, detail: ok ? '' : reply || 'no reply' }
  } catch (error) {
    return { protocol, ok: false, detail: (error as Error).message }
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Resolves with the reply once the receiver has closed. */
export function sendVote({ open, service, username, access }: Sent, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open()
    let received = ''
    let isSent = false
    signal.addEventListener('abort', () => socket.destroy(), { once: true })
    socket.on('data', (data) => {
      received += data.toString('utf8')
      if (isSent || !received.includes('\n')) return
      isSent = true
      const challenge = received.trim().split(' ')[2] ?? ''
      received = ''
      socket.write(encode({ service, username, challenge }, access))
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(received.trim()))
  })
}

type Vote = { service: string; username: string; challenge: string }

function encode({ service, username, challenge }: Vote, access: Access): Buffer {
  if (access.protocol === 1) {
    const key = createPublicKey({
      key: Buffer.from(access.publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    })
    const text = `VOTE\n${service}\n${username}\n127.0.0.1\nTestVote\n`
    return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text, 'latin1'))
  }
  const fields = { serviceName: service, username, address: '127.0.0.1', timestamp: 'TestVote', challenge }
  const payload = JSON.stringify(fields)
  const signature = createHmac('sha256', access.token).update(payload, 'utf8').digest('base64')
  const body = Buffer.from(JSON.stringify({ payload, signature }), 'utf8')
  const header = Buffer.from([0x73, 0x3a, body.length >> 8, body.length & 0xff])
  return Buffer.concat([header, body])
}
