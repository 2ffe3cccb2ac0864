import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { handleError } from './error-handler.ts'
import { limitNetworks, proxyTrust } from './visitor-address.ts'

const VISITOR = '198.51.100.7'

/** The address that the site takes for the visitor's. */
async function addressSeen(trusted: number | string, peer: string, forwarded: string) {
  const app = Fastify({ trustProxy: proxyTrust(trusted) })
  app.get('/', ({ ip }) => ip)
  const { body } = await app.inject({
    url: '/',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwarded },
  })
  return body
}

test.each(['127.0.0.1', '10.1.2.3', '172.17.0.2', '192.168.1.2', '::1', 'fd00::2', '::ffff:127.0.0.1'])(
  'a proxy at %s is believed',
  async (peer) => {
    expect(await addressSeen(1, peer, VISITOR)).toBe(VISITOR)
    expect(await addressSeen(1, peer, `203.0.114.9, ${VISITOR}`)).toBe(VISITOR)
  },
)

test.each(['8.8.8.8', '2a00:1450::1', '::ffff:8.8.8.8'])(
  'a header of %s, over the internet, is not believed',
  async (peer) => {
    expect(await addressSeen(1, peer, VISITOR)).toBe(peer)
    expect(await addressSeen(2, peer, `${VISITOR}, 127.0.0.1`)).toBe(peer)
  },
)

test('the second of two proxies may have any address, and a listed one too', async () => {
  expect(await addressSeen(2, '127.0.0.1', `${VISITOR}, 8.8.8.8`)).toBe(VISITOR)
  expect(await addressSeen('8.8.8.8', '8.8.8.8', VISITOR)).toBe(VISITOR)
})

function openLimited() {
  const app = Fastify()
  const clock = turnableClock()
  app.setErrorHandler(handleError)
  limitNetworks(app, clock)
  app.get('/', () => 'yes')
  const ask = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode
  const askOften = async (addressOf: (index: number) => string) => {
    const counts = { 200: 0, 429: 0 }
    for (let index = 0; index < 2_100; index += 1) counts[(await ask(addressOf(index))) as 200 | 429] += 1
    return counts
  }
  return { ask, askOften, clock }
}

test.each([
  ['one IPv4 address', () => '8.8.8.8'],
  ['one IPv6 /64', (index: number) => `2a00:1:2:3::${index.toString(16)}`],
])('%s gets 2,000 replies in ten seconds, others go on', async (_what, addressOf) => {
  const { ask, askOften, clock } = openLimited()

  expect(await askOften(addressOf)).toEqual({ 200: 2_000, 429: 100 })
  expect(await ask('9.9.9.9')).toBe(200)
  clock.pass(10_000)
  expect(await ask(addressOf(1))).toBe(200)
})

test('the own machine and its network are not limited', async () => {
  const { askOften } = openLimited()

  expect(await askOften((index) => (index % 2 ? '127.0.0.1' : '10.0.0.2'))).toEqual({ 200: 2_100, 429: 0 })
})
