import { createHash, createPrivateKey, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { blockV1, frameV2 } from '#tests/simulators/vote-sites.ts'
import { newChallenge, openV1, type REFUSALS, readV2, V2_HEADER_BYTES, V2_MAGIC } from './protocol.ts'

/** Made with another implementation: a key pair for tests, the text of a vote and its block. */
const V1: { pub: string; priv: string; plain: string; block: string } = JSON.parse(
  readFileSync(new URL('v1-vector.json', import.meta.url), 'utf8'),
)
const privateKey = createPrivateKey({ key: Buffer.from(V1.priv, 'base64'), format: 'der', type: 'pkcs8' })

const challenge = '4l7p2n6qk3v1t8s0r5m9h2j7c4'
const token = '3v8k1m5q9t2n7r4p6s0h1j8c5d'
const payload =
  '{"serviceName":"MinecraftServers.org","username":"Steve","address":"203.0.113.7","timestamp":1763244000000,"challenge":"4l7p2n6qk3v1t8s0r5m9h2j7c4"}'
const signature = 'nF3TL0P1n8vZl7lC72Y/Nw1ZNwrDWlTLgt1oT5FFjBQ='
const vote = { service: 'MinecraftServers.org', username: 'Steve', timestamp: 1_763_244_000_000 }

test('protocol 2: verifies the vector of NuVotifier', () => {
  const message = JSON.stringify({ payload, signature })
  expect(readV2(message, { challenge, token })).toEqual({
    service: 'MinecraftServers.org',
    username: 'Steve',
    protocol: 2,
  })
  const framed = frameV2(vote, { challenge, token })
  expect(framed.readUInt16BE(0)).toBe(V2_MAGIC)
  expect(framed.subarray(V2_HEADER_BYTES).toString()).toBe(message)
  expect(framed.subarray(0, 4).toString('hex')).toBe('733a00ef')
  expect(createHash('sha256').update(framed).digest('hex')).toBe(
    '57b5b5deedda482e601d81fe61b98de11ba15c1b49019e477410a69d06cbabfc',
  )
})

const signed = (fields: unknown) =>
  frameV2({ ...vote, ...(fields as object) }, { challenge, token })
    .subarray(V2_HEADER_BYTES)
    .toString()

test.each<[string, string, keyof typeof REFUSALS]>([
  ['another token', JSON.stringify({ payload, signature: `m${signature.slice(1)}` }), 'signature'],
  [
    'a changed payload',
    JSON.stringify({ payload: payload.replace('Steve', 'Alexa'), signature }),
    'signature',
  ],
  ['no signature', JSON.stringify({ payload }), 'not_json'],
  ['a short signature', JSON.stringify({ payload, signature: 'nF3T' }), 'signature'],
  ['an empty signature', JSON.stringify({ payload, signature: '' }), 'signature'],
  ['a list', '[]', 'not_json'],
  ['null', 'null', 'not_json'],
  ['no JSON', '{"payload":', 'not_json'],
  ['a payload that is an object', JSON.stringify({ payload: {}, signature }), 'not_json'],
  ['no username', signed({ username: undefined }), 'fields'],
  ['a number as username', signed({ username: 7 }), 'fields'],
  ['an empty username', signed({ username: ' ' }), 'fields'],
  ['a long username', signed({ username: 'x'.repeat(21) }), 'fields'],
  ['a line break in the username', signed({ username: 'a\nb' }), 'fields'],
  ['a long service', signed({ service: 'x'.repeat(65) }), 'fields'],
  ['a list as service', signed({ service: ['x'] }), 'fields'],
])('protocol 2: refuses %s', (_, message, refusal) => {
  expect(readV2(message, { challenge, token })).toBe(refusal)
})

test('protocol 2: refuses a vote for the challenge of another connection', () => {
  const message = JSON.stringify({ payload, signature })
  expect(readV2(message, { challenge: 'another', token })).toBe('challenge')
})

test('protocol 1: opens the vector, and what a site encrypts with the public key', () => {
  const opened = { service: 'MinecraftServers.org', username: 'Steve', protocol: 1 }
  expect(openV1(Buffer.from(V1.block, 'base64'), privateKey)).toEqual(opened)
  expect(openV1(blockV1(vote, V1.pub), privateKey)).toEqual(opened)
})

test('protocol 1: refuses blocks that are no vote', () => {
  for (let turn = 0; turn < 50; turn += 1) expect(openV1(randomBytes(256), privateKey)).toBeNull()
  const block = Buffer.from(V1.block, 'base64')
  expect(openV1(block.subarray(1), privateKey)).toBeNull()
  expect(openV1(Buffer.concat([block, block]), privateKey)).toBeNull()
  expect(openV1(Buffer.alloc(256, 0xff), privateKey)).toBeNull()
  expect(openV1(Buffer.alloc(256), privateKey)).toBeNull()
  for (const username of ['', 'x'.repeat(21), 'tab\tname'])
    expect(openV1(blockV1({ ...vote, username }, V1.pub), privateKey)).toBeNull()
})

test('a challenge has 26 characters and is never the same', () => {
  const challenges = new Set(Array.from({ length: 50 }, () => newChallenge(systemRandom)))
  expect(challenges.size).toBe(50)
  for (const one of challenges) expect(one).toMatch(/^[0-9a-v]{26}$/)
})
