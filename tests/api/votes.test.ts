// The vote calls over HTTP, with votes that arrive by a real socket.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { PlayerVotes, VoteReceiver } from '#contract/network/votes.schema.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { sendVote } from '#simulators/vote-sites.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { startSite } from '#tests/support/site.ts'

const TOKEN = 'token-of-the-vote-test'
const SERVICE = demoSettings.votes.sites[0]?.service ?? ''
/** With a receiver the site is live: entries of the demo do not count. */
const votes = {
  ...demoSettings.votes,
  sites: demoSettings.votes.sites.map((site) => ({ ...site, url: site.url.replace('.example', '.test') })),
}
const PER_MINUTE = 240

async function startReceiver() {
  const port = await freePort()
  const receiver = { VOTIFIER_PORT: String(port), VOTIFIER_HOST: '127.0.0.1', VOTIFIER_TOKEN: TOKEN }
  const site = await startSite({ env: { ...ADMIN_ENV, ...receiver, TRUST_PROXY: '1' }, settings: { votes } })
  const vote = (username: string, access: { token: string } | { publicKey: string } = { token: TOKEN }) =>
    sendVote({ service: SERVICE, username }, access, { port })
  const mine = (name: string, address = '192.0.2.1') =>
    site.get(`/api/votes/mine?name=${encodeURIComponent(name)}`, { 'x-forwarded-for': address })
  return { ...site, vote, mine, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

test('a verified vote is ticked, and a name without votes says nothing about itself', async () => {
  await using site = await startReceiver()
  expect(await site.vote('Steve')).toBe('{"status":"ok"}\r\n')
  const response = await site.mine('steve')
  const found = (await response.json()) as PlayerVotes

  expect(Object.keys(found).toSorted()).toEqual(['all_done', 'days', 'name', 'sites', 'streak'])
  expect(found).toMatchObject({ name: 'Steve', streak: 1, all_done: false })
  expect(found.days).toHaveLength(1)
  expect(found.sites.map(({ voted_at }) => voted_at !== null)).toEqual([true, ...Array(8).fill(false)])
  for (const one of found.sites)
    expect(Object.keys(one).toSorted()).toEqual(['again_at', 'verifiable', 'voted_at'])
  expect(response.headers.get('cache-control')).toMatch(/no-store|private/)

  const unknown = await site.mine('Nobody_Here')
  expect(unknown.status).toBe(200)
  expect(await unknown.json()).toEqual({
    name: 'Nobody_Here',
    streak: 0,
    days: [],
    all_done: false,
    sites: Array(9).fill({ verifiable: true, voted_at: null, again_at: null }),
  })
})

test('what cannot be a name in the game is refused', async () => {
  await using site = await startReceiver()
  for (const name of ['', 'ab', '@a', 'Steve\nop Steve', '§4Steve', 'x'.repeat(40)]) {
    const response = await site.mine(name)
    expect([name, response.status, (await response.json()).code]).toEqual([name, 400, 'username_invalid'])
  }
})

test('one network asks so many times in a minute, another one is not affected', async () => {
  await using site = await startReceiver()
  const statuses = await Promise.all(
    Array.from({ length: PER_MINUTE }, (_, number) => site.mine(`Player_${number}`).then((r) => r.status)),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await site.mine('Steve')
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await site.mine('Steve', '192.0.2.2')).status).toBe(200)
})

test('a wrong token counts nothing, and an unknown service is listed for the owner only', async () => {
  await using site = await startReceiver()
  expect(await site.vote('Steve', { token: 'another-token-0000' })).toContain('"error"')
  const admin = await signIn(site)
  const receiver = async () => (await (await admin.ask('/votes')).json()) as VoteReceiver
  const { port, public_key: publicKey } = await receiver()
  await sendVote({ service: 'Elsewhere', username: 'Steve' }, { token: TOKEN }, { port: port ?? 0 })

  expect(await receiver()).toMatchObject({
    votes: [],
    unknown_services: [{ name: 'Elsewhere', times: 1 }],
    refused: { signature: 1 },
    last_refusal: { why: 'signature' },
  })
  expect(((await (await site.mine('Steve')).json()) as PlayerVotes).streak).toBe(0)

  const { results } = await (await admin.ask('/votes/test', 'POST')).json()
  expect(results).toMatchObject([
    { protocol: 2, ok: true },
    { protocol: 1, ok: true },
  ])
  expect((await receiver()).votes).toEqual([])

  expect((await admin.ask('/votes/keys', 'POST')).status).toBe(200)
  const renewed = await receiver()
  expect(renewed.public_key).not.toBe(publicKey)
  await site.vote('Steve', { publicKey: publicKey ?? '' })
  expect((await receiver()).votes).toEqual([])
  await site.vote('Steve', { publicKey: renewed.public_key ?? '' })
  expect((await receiver()).votes).toMatchObject([
    { username: 'Steve', protocol: 1, service: expect.any(String) },
  ])
})

test('without a receiver the call is off', async () => {
  const live = { NODE_ENV: 'production', PUBLIC_URL: 'https://play.angkasa.example' }
  await using site = await startSite({ env: { ...ADMIN_ENV, ...live } })
  const response = await site.get('/api/votes/mine?name=Steve')
  expect([response.status, (await response.json()).code]).toEqual([404, 'part_off'])
})
