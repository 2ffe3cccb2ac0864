// T25: orders with own prices, reused bot-check tokens, floods; and invalid names over HTTP (T23).
import { DatabaseSync } from 'node:sqlite'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { referenceOf } from '#tests/support/buyer.ts'
import { all, atMost, type ChaosTest, none, type Row } from './chaos-test.ts'
import { type ChaosWorld, openChaosWorld } from './chaos-world.ts'
import { ask, inParallel } from './request.ts'

const FROM_ONE_ADDRESS = 200
const QUICK_FROM_ONE_ADDRESS = 80
const FOR_ONE_NAME = 50
const QUICK_FOR_ONE_NAME = 25
const PER_NETWORK = 60
const PER_NAME_AND_NETWORK = 10
const RESERVED_NAMES = ['all', 'ALLOFFLINE', 'everyone', 'online', 'console', '--all', '-s-']
const SPENT_MS = 301_000
const BAD_NAMES: readonly unknown[] = [
  ...[
    '@a',
    '@e',
    '@p',
    '@r',
    '@s',
    'Ste ve',
    'Steve\nop Steve',
    'Steve\r',
    'Steve\t',
    'Steve\u0000',
    '§4Steve',
    '/op',
    ';op',
  ],
  ...[
    '"Steve"',
    "'",
    '\\',
    '%player%',
    '😀😀😀',
    'ab',
    'a'.repeat(21),
    '',
    ' Steve',
    'Steve ',
    'be.ab',
    'be.',
    'be.a b c',
    'Stеve',
  ],
  ...[null, 7, true, ['Steve'], { toString: 'Steve' }],
]
/** Fields that only the server may set. */
const OWN_FIELDS: readonly Record<string, unknown>[] = [
  { price: 1 },
  { amount: 1, total_amount: 1 },
  { status: 'PAID' },
  { quantity: -1 },
  { fee: -50_000 },
  { sort_id: 0, commands: ['op Steve'] },
  { execute: [{ type: 'commands', text: 'op Steve' }] },
  { reference: '0000-0000-0000-0000-0000-0000-0000' },
  { constructor: { prototype: { price: 1 } } },
]

export const abuse: ChaosTest = {
  ids: ['T25'],
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'T25' })
    await world.start()
    const rows = [
      ...(await ownFields(world)),
      ...(await changedPrice(world)),
      ...(await badTokens(world)),
      ...(await badNames(world)),
      ...(await tooMany(world, options.quick)),
    ]
    const passed = world.rows('select id from purchase').length
    const created = world.tripay.requests.filter((call) => call.startsWith('POST')).length
    return [
      ...rows,
      all('T25', 'calls to the gateway, one for each order that passed every check', created, passed),
    ]
  },
}

async function ownFields(world: ChaosWorld): Promise<Row[]> {
  const [product] = await world.customers.listProducts()
  let right = 0
  for (const fields of OWN_FIELDS) {
    const { status, reply } = await world.customers.tryToOrder(fields)
    // Prototype pollution is refused as a whole.
    if (status === 400 && Object.hasOwn(fields, 'constructor')) right += 1
    if (status !== 200) continue
    const payment = await paymentOf(world, referenceOf(reply.checkoutUrl))
    if (payment.price === product?.price && payment.amount === product.price && payment.status === 'UNPAID')
      right += 1
  }
  return [all('T25', 'orders with own fields: price and status of the server', right, OWN_FIELDS.length)]
}

async function paymentOf({ site }: ChaosWorld, reference: string): Promise<Payment> {
  return JSON.parse((await ask(`${site.url}/api/store/transactions/${reference}`)).text)
}

/** Seen at one price, then changed, then deleted: each order is of the price at its own moment. */
async function changedPrice(world: ChaosWorld): Promise<Row[]> {
  const products = await world.customers.listProducts()
  const product = products.at(-1)
  if (!product) return []
  const order = async () => {
    const { status, reply } = await world.customers.tryToOrder({ productId: product._id })
    return {
      status,
      price: status === 200 ? (await paymentOf(world, referenceOf(reply.checkoutUrl))).price : null,
      code: reply.code,
    }
  }
  const before = await order()
  change(world, 'update product set price = 11000 where id = ?', product._id)
  const after = await order()
  change(world, 'delete from product where id = ?', product._id)
  const gone = await order()
  const sold = world.rows<{ price: number }>(
    'select price from purchase where product_id = ? order by number',
    product._id,
  )
  const isRight =
    before.price === product.price &&
    after.price === 11_000 &&
    gone.status === 404 &&
    gone.code === 'product_not_found'
  const isKept = sold[0]?.price === product.price
  return [
    all(
      'T25',
      'price changed, product deleted: the shop decides, what was sold stays',
      Number(isRight && isKept),
      1,
    ),
  ]
}

function change({ site }: ChaosWorld, statement: string, id: string): void {
  const db = new DatabaseSync(site.databaseFile, { timeout: 5_000 })
  db.prepare(statement).run(id)
  db.close()
}

async function badTokens(world: ChaosWorld): Promise<Row[]> {
  const { hostname } = new URL(world.site.url)
  const spent = world.turnstile.issue({ hostname })
  await world.customers.order({ turnstileToken: spent })
  const old = world.turnstile.issue({ hostname })
  const tokens: [unknown, string][] = [
    [undefined, 'security_check_required'],
    ['', 'security_check_required'],
    [7, 'security_check_required'],
    ['made up', 'security_check_failed'],
    ['x'.repeat(5_000), 'security_check_failed'],
    [world.turnstile.issue({ hostname: 'evil.example' }), 'security_check_failed'],
    [world.turnstile.issue({ hostname, action: 'login' }), 'security_check_failed'],
    [spent, 'security_check_expired'],
  ]
  let right = 0
  for (const [turnstileToken, code] of tokens) {
    if ((await world.customers.tryToOrder({ turnstileToken })).reply.code === code) right += 1
  }
  world.setAhead(SPENT_MS)
  if ((await world.customers.tryToOrder({ turnstileToken: old })).reply.code === 'security_check_expired')
    right += 1
  world.setAhead(0)
  return [all('T25', 'tokens missing, made up, spent, old, of another host', right, tokens.length + 1)]
}

async function badNames(world: ChaosWorld): Promise<Row[]> {
  const answers = await inParallel(BAD_NAMES, 4, (username) => world.customers.tryToOrder({ username }))
  const refused = answers.filter(({ status, reply }) => status === 400 && reply.code === 'username_invalid')
  const reserved = await inParallel(RESERVED_NAMES, 4, (username) => world.customers.tryToOrder({ username }))
  const refusedWords = reserved.filter(({ reply }) => reply.code === 'username_reserved')
  return [
    all('T23', 'bad names over HTTP, refused', refused.length, BAD_NAMES.length),
    all('T23', 'reserved names, refused', refusedWords.length, RESERVED_NAMES.length),
  ]
}

async function tooMany(world: ChaosWorld, quick: boolean): Promise<Row[]> {
  const fromOne = Array.from({ length: quick ? QUICK_FROM_ONE_ADDRESS : FROM_ONE_ADDRESS })
  const crowd = await inParallel(fromOne, 16, () => world.customers.tryToOrder({ address: '192.0.2.1' }))
  const forOne = Array.from({ length: quick ? QUICK_FOR_ONE_NAME : FOR_ONE_NAME })
  const named = await inParallel(forOne, 8, () =>
    world.customers.tryToOrder({ username: 'Popular', address: '192.0.2.2' }),
  )
  const passed = (answers: typeof crowd) => answers.filter(({ status }) => status === 200).length
  const over = [...crowd, ...named].filter(({ status }) => status !== 200)
  const limited = over.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0)
  const capitals = await world.customers.tryToOrder({ username: 'POPULAR', address: '192.0.2.2' })
  const player = await world.customers.tryToOrder({ username: 'Popular', address: '192.0.2.3' })
  return [
    atMost('T25', `${crowd.length} orders from one address, passed`, passed(crowd), PER_NETWORK),
    atMost(
      'T25',
      `${named.length} orders for one name from one network, passed`,
      passed(named),
      PER_NAME_AND_NETWORK,
    ),
    all('T25', 'then the player, from their own network, passed', Number(player.status === 200), 1),
    all('T25', 'the others answered 429 with Retry-After', limited.length, over.length),
    none('T25', 'passed by writing the name in capitals', Number(capitals.status === 200)),
  ]
}
