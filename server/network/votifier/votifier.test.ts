// The receiver over real sockets: both protocols, limits, and what hostile connections get.
import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { blockV1, exchange, frame, frameV2, sendVote } from '#tests/simulators/vote-sites.ts'
import { SILENT } from '#tests/support/silent-log.ts'
import { testWith } from '#tests/support/test-with.ts'
import { createConnectionGate, type GateLimits } from './connection-gate.ts'
import { createVotifier, type ReceivedVote, type VotifierAccess } from './votifier.service.ts'

const { pub: publicKey, priv } = JSON.parse(
  readFileSync(new URL('v1-vector.json', import.meta.url), 'utf8'),
) as { pub: string; priv: string }
const key = createPrivateKey({ key: Buffer.from(priv, 'base64'), format: 'der', type: 'pkcs8' })
const token = 'token-of-the-vote-site'
const vote = { service: 'TopG.org', username: 'Steve' }

type Options = { access?: Partial<VotifierAccess>; limits?: GateLimits; deadlineMs?: number; port?: number }

async function open({ access, limits, deadlineMs = 5_000, port = 0 }: Options = {}) {
  const votes: ReceivedVote[] = []
  const failing = { on: false }
  const storing = { wait: async () => {} }
  const votifier = createVotifier({
    clock: systemClock,
    random: systemRandom,
    log: SILENT,
    limits,
    address: { host: '127.0.0.1', port },
    access: () => ({ token, key, ...access }),
    timing: { deadlineMs, closeAfterMs: 5, retryMs: 20 },
    async receive(received) {
      if (failing.on) throw new Error('no database')
      await storing.wait()
      votes.push(received)
    },
  })
  await votifier.start()
  const receiver = { port: votifier.port() ?? 0 }
  return { votifier, receiver, votes, failing, storing, [Symbol.asyncDispose]: votifier.stop }
}

const atSite = testWith(open)

atSite('accepts a vote of each protocol', async (site) => {
  expect(await sendVote(vote, { token }, site.receiver)).toBe('{"status":"ok"}\r\n')
  expect(await sendVote(vote, { publicKey }, site.receiver)).toBe('')
  await expect
    .poll(() => site.votes)
    .toEqual([
      { ...vote, protocol: 2 },
      { ...vote, protocol: 1 },
    ])
  expect(site.votifier.state()).toMatchObject({ received: 2, refused: {} })
})

atSite('says why a vote of protocol 2 is refused, in the words of NuVotifier', async (site) => {
  expect(JSON.parse(await sendVote(vote, { token: 'another-token-here' }, site.receiver))).toEqual({
    status: 'error',
    cause: 'CorruptedFrameException',
    error: 'Signature is not valid (invalid token?)',
  })
  expect(site.votes).toEqual([])
  expect(site.votifier.state()).toMatchObject({
    refused: { signature: 1 },
    lastRefusal: { why: 'signature' },
  })
})

atSite('refuses a frame that was recorded on another connection', async (site) => {
  let recorded: Buffer = Buffer.alloc(0)
  await exchange(site.receiver, (greeting) => {
    recorded = frameV2(vote, { challenge: greeting.trim().split(' ')[2] ?? '', token })
    return recorded
  })
  expect(await exchange(site.receiver, () => recorded)).toContain('Challenge is not valid')
  expect(site.votes).toHaveLength(1)
})

atSite('an error of the database asks the site to send the vote again', async (site) => {
  site.failing.on = true
  expect(await sendVote(vote, { token }, site.receiver)).toContain('"status":"error"')
  site.failing.on = false
  expect(await sendVote(vote, { token }, site.receiver)).toContain('"status":"ok"')
})

test('without a token or without keys that protocol is off', async () => {
  await using site = await open({ access: { token: null, key: null } })
  expect(await sendVote(vote, { token }, site.receiver)).toContain('No token')
  expect(await sendVote(vote, { publicKey }, site.receiver)).toBe('')
  await expect.poll(() => site.votifier.state().refused).toEqual({ no_token: 2 })
  expect(site.votes).toEqual([])
})

atSite('reads a message however it is cut into segments, also after empty ones', async (site) => {
  const messages = [
    (greeting: string) => frameV2(vote, { challenge: greeting.trim().split(' ')[2] ?? '', token }),
    () => blockV1(vote, publicKey),
  ]
  for (const make of messages) {
    const socket = connect({ ...site.receiver, host: '127.0.0.1', noDelay: true })
    const greeting = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    )
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.resume()
    for (const byte of make(greeting)) {
      socket.write('')
      await new Promise((resolve) => socket.write(Buffer.of(byte), resolve))
    }
    await closed
  }
  await expect.poll(() => site.votes).toHaveLength(2)
})

test.each<[string, (greeting: string) => Buffer]>([
  ['a frame that says it is longer than allowed', () => Buffer.from('733affff', 'hex')],
  ['257 bytes', () => Buffer.alloc(257, 7)],
  ['random bytes', () => Buffer.alloc(256, 0xfe)],
  ['HTTP', () => Buffer.from(`GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(50)}\r\n`)],
  ['a frame without JSON', () => frame('<xml/>')],
  ['JSON of another shape', () => frame('{"payload":1,"signature":[]}')],
  ['a megabyte', () => Buffer.alloc(1024 * 1024, 0x20)],
])('closes on %s and counts nothing', async (_, make) => {
  await using site = await open()
  await exchange(site.receiver, make).catch(() => '')
  expect(site.votes).toEqual([])
  expect(await sendVote(vote, { token }, site.receiver)).toContain('ok')
})

test('a connection that sends half a message, or nothing, is closed at its deadline', async () => {
  await using site = await open({ deadlineMs: 50 })
  for (const part of [Buffer.alloc(0), Buffer.from('73', 'hex'), Buffer.from('733a0080', 'hex')])
    expect(await exchange(site.receiver, () => part)).toBe('')
  expect(site.votifier.state().refused).toEqual({ slow: 3 })
})

test('one network cannot take the places of the others', async () => {
  await using site = await open({ limits: { open: 8, openOfNetwork: 4, perMinute: 1_000 } })
  const silentOnes = Array.from({ length: 20 }, (_, index) =>
    connect({ ...site.receiver, host: '127.0.0.1', localAddress: `127.0.0.${2 + (index % 2)}` }),
  )
  for (const socket of silentOnes) socket.on('error', () => {})
  await expect.poll(() => site.votifier.state().refused.busy).toBe(12)
  // Eight are open: the oldest one of a network with most of them gives way.
  expect(await sendVote(vote, { token }, { ...site.receiver, localAddress: '127.0.0.9' })).toContain('ok')
  for (const socket of silentOnes) socket.destroy()
})

test('refuses a network after its connections of the minute', async () => {
  await using site = await open({ limits: { open: 8, openOfNetwork: 4, perMinute: 3 } })
  for (let turn = 0; turn < 3; turn += 1) await sendVote(vote, { token }, site.receiver)
  await expect(sendVote(vote, { token }, site.receiver)).rejects.toThrow()
  expect(await sendVote(vote, { token }, { ...site.receiver, localAddress: '127.0.0.9' })).toContain('ok')
})

test('tries a port in use again, and says so meanwhile', async () => {
  const first = await open()
  await using second = await open({ port: first.receiver.port })
  expect(second.votifier.port()).toBeNull()
  expect(second.votifier.state().problem).toContain('EADDRINUSE')
  await first[Symbol.asyncDispose]()
  await expect.poll(() => second.votifier.port()).toBe(first.receiver.port)
  expect(second.votifier.state().problem).toBeNull()
})

atSite('a stop waits for the vote that is being stored', async (site) => {
  const [started, mayFinish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  site.storing.wait = () => {
    started.resolve()
    return mayFinish.promise
  }
  const reply = sendVote(vote, { token }, site.receiver).catch(() => '')
  await started.promise
  const stopping = site.votifier.stop().then(() => site.votes.length)
  // Time enough to close every connection.
  await sleep(50)
  mayFinish.resolve()
  expect(await stopping).toBe(1)
  await reply
})

test('connections from more networks than are counted do not keep a voting site out', () => {
  const gate = createConnectionGate(systemClock)
  const connection = { destroy: () => {} }
  for (let at = 0; at < 10_000; at += 1) gate.admit(`10.0.${at >> 8}.${at & 255}`, connection)?.()

  expect(gate.admit('192.0.2.1', connection)).not.toBeNull()
})
