// A player is the name that the game gets: with a prefix that a Java name can begin with, both editions of it are one player.
import fc from 'fast-check'
import { expect } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import {
  encodeUsername,
  isEncodedUsername,
  shownUsername,
  usernameProblem,
} from '#contract/network/username.ts'
import { createSearch } from '#server/team/search/search.service.ts'
import { addCoupon } from '#tests/support/coupons.ts'
import { type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { ORDER, openShop } from '#tests/support/shop.ts'
import { openVotes, voteSite, votesOf } from '#tests/support/votes-world.ts'
import { createPlayers } from './players.service.ts'

/** The prefixes of the servers of a network. */
const NETWORKS = [
  ['.'],
  [''],
  ['_'],
  ['BE_'],
  ['x'],
  ['B.'],
  ['.', '_'],
  ['_', 'x'],
  ['', ''],
  ['be_', 'BE_'],
]
const PAIRS = 20

const name = fc
  .record({
    bedrock: fc.boolean(),
    start: fc.constantFrom('', '_', 'BE_', 'x'),
    rest: fc.constantFrom('Foo', 'FOO', 'Abcdefghijkl', 'Abcdefghijklmno'),
  })
  .filter(({ start, rest, bedrock }) => usernameProblem(start + rest, bedrock) === null)
  .map(({ start, rest, bedrock }) => encodeUsername(start + rest, bedrock))

/** Written apart from the product: what Floodgate makes of a name. */
function inGame(encoded: string, prefix: string): string {
  if (!encoded.startsWith('be.')) return encoded.toLowerCase()
  return (prefix + encoded.slice(3).slice(0, 16 - prefix.length)).toLowerCase()
}

/** The same letters in the other edition, so that half of the pairs may be one player. */
function turned(encoded: string, [prefix = '']: readonly string[]): string {
  const other = encoded.startsWith('be.') ? prefix + encoded.slice(3) : `be.${encoded.slice(prefix.length)}`
  return isEncodedUsername(other) ? other : encoded.toUpperCase().replace(/^BE\./, 'be.')
}

const CASES = NETWORKS.flatMap((prefixes, seed) =>
  fc.sample(fc.tuple(name, name, fc.boolean()), { seed, numRuns: PAIRS }).map(([one, any, isTurned]) => {
    const other = isTurned ? turned(one, prefixes) : any
    const isOne = prefixes.some((prefix) => inGame(one, prefix) === inGame(other, prefix))
    return { prefixes, one, other, isOne, label: `${JSON.stringify(prefixes)} ${one} ${other}` }
  }),
)
const serversOf = (prefixes: readonly string[]) =>
  prefixes.map((bedrockPrefix, place) => ({ id: `server-${place}`, bedrockPrefix }))

async function openPlayers(kind: DatabaseKind) {
  const { payments } = demoSettings
  const limits = { ...payments.limits, orders_in_10_minutes: 1_000 }
  const shop = await openShop(kind, { settings: { payments: { ...payments, limits } } })
  const search = createSearch({ db: shop.db, findOrderNumbers: async () => [] })
  return Object.assign(shop, { players: createPlayers({ ...shop, search }) })
}

const onBoth = onBothWith(openPlayers)

onBoth('one name in the game has one limit, one use of a coupon, one block and one page', async (shop) => {
  expect(CASES.filter(({ isOne, one, other }) => isOne && one !== other).length).toBeGreaterThan(40)
  for (const [place, { prefixes, one, other, isOne, label }] of CASES.entries()) {
    shop.servers.save(serversOf(prefixes))
    const [productId, coupon] = [`FREE-${place}`, `CODE${place}`]
    await shop.addProduct({ price: 0, limit: { count: 1, period: 'ever' } }, productId)
    await addCoupon(shop.db, { code: coupon, value: 100, per_player: 1 })
    const outcomeOf = (change: Partial<typeof ORDER> & { coupon?: string }) =>
      shop.checkout.placeOrder({ ...ORDER, ...change }, `10.${place}.0.1`).then(
        () => 'ordered',
        ({ code }) => code,
      )
    const outcome = async (username: string) => [
      await outcomeOf({ productId, username }),
      await outcomeOf({ coupon, username }),
    ]
    expect([label, await outcome(one)]).toEqual([label, ['ordered', 'ordered']])
    await shop.players.block(one, 'Chargeback', 'sari')
    const { block, orders } = await shop.players.get(other)
    const blocked = await outcomeOf({ productId, username: other })
    expect([label, block !== null, orders > 0, blocked === 'player_blocked']).toEqual([
      label,
      isOne,
      isOne,
      isOne,
    ])
    await shop.players.unblock(isOne ? other : one, 'sari')
    // Without the block the limit and the coupon decide.
    const limits = isOne ? ['limit_reached', 'coupon_limit_reached'] : ['ordered', 'ordered']
    const found = blocked === 'ordered' ? ['ordered', await outcomeOf({ coupon, username: other })] : null
    expect([label, found ?? (await outcome(other))]).toEqual([label, limits])
    // The next pair begins without orders and blocks.
    await shop.db.updateTable('orders').set({ player_key: 'nobody' }).execute()
    await shop.db.deleteFrom('player_sum').execute()
  }
})

onBothWith(openVotes)('one name in the game has one reward for each window of a vote site', async (world) => {
  for (const [place, { prefixes, one, other, isOne, label }] of CASES.entries()) {
    world.world.servers.save(serversOf(prefixes))
    const service = `SITE${place}`
    world.settings.votes = votesOf([voteSite(service), voteSite('TopG.org')])
    expect([label, await world.vote(shownUsername(one), service)]).toEqual([label, 'counted'])
    const second = await world.vote(shownUsername(other), service)
    expect([label, second]).toEqual([label, isOne ? 'duplicate' : 'counted'])
    await world.db.deleteFrom('vote_player').execute()
  }
})
