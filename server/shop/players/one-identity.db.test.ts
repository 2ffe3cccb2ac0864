// A player is the name that the game gets: with a prefix that a Java name can begin with, both editions of it are one player.
import fc from 'fast-check'
import { expect, test } from 'vitest'
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

function casesOf(prefixes: readonly string[], seed: number) {
  const pairs = fc.sample(fc.tuple(name, name, fc.boolean()), { seed, numRuns: PAIRS })
  return pairs.map(([one, any, isTurned], place) => {
    const other = isTurned ? turned(one, prefixes) : any
    const isOne = prefixes.some((prefix) => inGame(one, prefix) === inGame(other, prefix))
    return { place, one, other, isOne, label: `${one} ${other}` }
  })
}

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

for (const [seed, prefixes] of NETWORKS.entries()) {
  const cases = casesOf(prefixes, seed)
  const network = `of servers with the prefixes ${JSON.stringify(prefixes)}`

  onBoth(`one name ${network} has one limit, one use of a coupon, one block and one page`, async (shop) => {
    shop.servers.save(serversOf(prefixes))
    for (const { place, one, other, isOne, label } of cases) {
      const [productId, coupon] = [`FREE-${place}`, `CODE${place}`]
      await shop.addProduct({ price: 0, limit: { count: 1, period: 'ever' } }, productId)
      await addCoupon(shop.db, { code: coupon, value: 100, per_player: 1 })
      const outcomeOf = (change: Partial<typeof ORDER> & { coupon?: string }) =>
        shop.checkout.placeOrder({ ...ORDER, ...change }, `10.${place}.0.1`).then(
          () => 'ordered',
          ({ code }) => code,
        )
      expect([label, await outcomeOf({ productId, username: one })]).toEqual([label, 'ordered'])
      expect([label, await outcomeOf({ coupon, username: one })]).toEqual([label, 'ordered'])
      await shop.players.block(one, 'Chargeback', 'sari')
      const { block, orders } = await shop.players.get(other)
      expect([label, block !== null, orders > 0]).toEqual([label, isOne, isOne])
      if (isOne) expect([label, await outcomeOf({ username: other })]).toEqual([label, 'player_blocked'])
      await shop.players.unblock(isOne ? other : one, 'sari')
      const limit = await outcomeOf({ productId, username: other })
      expect([label, limit]).toEqual([label, isOne ? 'limit_reached' : 'ordered'])
      const use = await outcomeOf({ coupon, username: other })
      expect([label, use]).toEqual([label, isOne ? 'coupon_limit_reached' : 'ordered'])
      // The next pair begins without orders.
      await shop.db.deleteFrom('orders').execute()
      await shop.db.deleteFrom('player_sum').execute()
    }
  })

  onBothWith(openVotes)(
    `one name ${network} has one reward for each window of a vote site`,
    async (world) => {
      world.world.servers.save(serversOf(prefixes))
      for (const { place, one, other, isOne, label } of cases) {
        const service = `SITE${place}`
        world.settings.votes = votesOf([voteSite(service), voteSite('TopG.org')])
        expect([label, await world.vote(shownUsername(one), service)]).toEqual([label, 'counted'])
        const second = await world.vote(shownUsername(other), service)
        expect([label, second]).toEqual([label, isOne ? 'duplicate' : 'counted'])
        await world.db.deleteFrom('vote_player').execute()
      }
    },
  )
}

test('enough of the 200 pairs are one player under two spellings', () => {
  const all = NETWORKS.flatMap(casesOf)
  expect(all.length).toBe(200)
  expect(all.filter(({ isOne, one, other }) => isOne && one !== other).length).toBeGreaterThan(40)
})
