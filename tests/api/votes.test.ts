// The vote calls over HTTP, with votes that arrive by a real socket.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { PlayerVotes, VoteReceiver } from '#contract/network/votes.schema.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { sendVote } from '#tests/simulators/vote-sites.ts'
import { startOwned } from '#tests/support/site.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const TOKEN = 'token-of-the-vote-test'
const SERVICE = demoSettings.votes.sites[0]?.service ?? ''
/** With a receiver the site is live: entries of the demo do not count. */
const votes = {
  ...demoSettings.votes,
  sites: demoSettings.votes.sites.map((site) => ({ ...site, url: site.url.replace('.example', '.test') })),
}
const PER_MINUTE = 240

const port = await freePort()
const receiver = { VOTIFIER_PORT: String(port), VOTIFIER_HOST: '127.0.0.1', VOTIFIER_TOKEN: TOKEN }
const site = await ownedSiteOfFile({ ...receiver, TRUST_PROXY: '1' }, { settings: { votes } })

const vote = (username: string, access: { token: string } | { publicKey: string } = { token: TOKEN }) =>
  sendVote({ service: SERVICE, username }, access, { port })
const mine = (name: string, address = '192.0.2.1') =>
  site.get(`/api/votes/mine?name=${encodeURIComponent(name)}`, { 'x-forwarded-for': address })

test('a verified vote is ticked, and a name without votes says nothing about itself', async () => {
  expect(await vote('Steve')).toBe('{"status":"ok"}\r\n')
  const response = await mine('steve')
  const found = (await response.json()) as PlayerVotes

  expect(Object.keys(found).toSorted()).toEqual(['all_done', 'days', 'name', 'sites', 'streak'])
  expect(found).toMatchObject({ name: 'Steve', streak: 1, all_done: false })
  expect(found.days).toHaveLength(1)
  expect(found.sites.map(({ voted_at }) => voted_at !== null)).toEqual([true, ...Array(8).fill(false)])
  for (const one of found.sites)
    expect(Object.keys(one).toSorted()).toEqual(['again_at', 'verifiable', 'voted_at'])
  expect(response.headers.get('cache-control')).toMatch(/no-store|private/)

  const unknown = await mine('Nobody_Here')
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
  for (const name of ['', 'ab', '@a', 'Steve\nop Steve', '§4Steve', 'x'.repeat(40)]) {
    const response = await mine(name)
    expect([name, response.status, (await response.json()).code]).toEqual([name, 400, 'username_invalid'])
  }
})

test('one network asks so many times in a minute, another one is not affected', async () => {
  const statuses = await Promise.all(
    Array.from({ length: PER_MINUTE }, (_, number) =>
      mine(`Player_${number}`, '192.0.2.3').then((r) => r.status),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await mine('Steve', '192.0.2.3')
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await mine('Steve', '192.0.2.2')).status).toBe(200)
})

test('a wrong token counts nothing, and an unknown service is listed for the owner only', async () => {
  expect(await vote('Alex', { token: 'another-token-0000' })).toContain('"error"')
  const readReceiver = async () => await site.admin.json<VoteReceiver>('/votes')
  const { votes: before, public_key: publicKey } = await readReceiver()
  await sendVote({ service: 'Elsewhere', username: 'Alex' }, { token: TOKEN }, { port })

  expect(await readReceiver()).toMatchObject({
    votes: before,
    unknown_services: [{ name: 'Elsewhere', times: 1 }],
    refused: { signature: 1 },
    last_refusal: { why: 'signature' },
  })
  expect(((await (await mine('Alex')).json()) as PlayerVotes).streak).toBe(0)

  const { results } = await site.admin.json('/votes/test', 'POST')
  expect(results).toMatchObject([
    { protocol: 2, ok: true },
    { protocol: 1, ok: true },
  ])
  expect((await readReceiver()).votes).toEqual(before)

  expect((await site.admin.ask('/votes/keys', 'POST')).status).toBe(200)
  const renewed = await readReceiver()
  expect(renewed.public_key).not.toBe(publicKey)
  await vote('Alex', { publicKey: publicKey ?? '' })
  expect((await readReceiver()).votes).toEqual(before)
  await vote('Alex', { publicKey: renewed.public_key ?? '' })
  expect((await readReceiver()).votes[0]).toMatchObject({ username: 'Alex', protocol: 1 })
})

test('without a receiver the call is off', async () => {
  const live = { NODE_ENV: 'production', PUBLIC_URL: 'https://play.angkasa.example' }
  await using site = await startOwned(live)
  const response = await site.get('/api/votes/mine?name=Steve')
  expect([response.status, (await response.json()).code]).toEqual([404, 'part_off'])
})
