// T33: payment references cannot be guessed, and a payment page has no private data.
import { Agent } from 'node:http'
import { Payment } from '#contract/shop/payment.schema.ts'
import { CROCKFORD_ALPHABET } from '#contract/shop/reference.ts'
import { all, type ChaosTest, none, type Row } from './chaos-test.ts'
import { type ChaosWorld, openChaosWorld } from './chaos-world.ts'
import { percentile } from './figures.ts'
import { ask, inParallel } from './request.ts'

const GUESSES = 10_000
const QUICK_GUESSES = 300
const BITS = 128
/** The specified fields of a payment, and those that the page needs in addition. */
const FIELDS = [
  ...['reference', 'status', 'amount', 'payment_name', 'payment_method', 'qr_url', 'qr_string', 'pay_code'],
  ...['expired_time', 'instructions', 'product_name', 'recipient', 'list_price', 'price', 'fee', 'delivery'],
  ...['product_id', 'points', 'gift', 'paid_at'],
]

export const enumeration: ChaosTest = {
  ids: ['T33'],
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'T33' })
    await world.start()
    const { reference, username } = await world.customers.order()
    await world.pay(reference)
    return [
      ...(await publicFields(world, reference, username)),
      ...(await guesses(world, reference, options.quick ? QUICK_GUESSES : GUESSES)),
    ]
  },
}

async function publicFields(world: ChaosWorld, reference: string, username: string): Promise<Row[]> {
  const { text } = await ask(`${world.site.url}/api/store/transactions/${reference}`)
  const payment = Payment.strict().parse(JSON.parse(text))
  const gatewayReference = world.tripay.find(reference)?.reference ?? ''
  const page = await ask(`${world.site.url}/en/store/checkout/${reference}`)
  const secrets = [
    username,
    gatewayReference,
    'points give',
    '%player%',
    ...Object.values(world.tripay.merchant),
  ]
  // The QR payload of the bank may contain anything, and the buyer needs it.
  const open = (text + page.text).replaceAll(JSON.stringify(payment.qr_string).slice(1, -1), '')
  const leaked = secrets.filter((secret) => open.includes(secret))
  const bits = reference.replaceAll('-', '').length * Math.log2(CROCKFORD_ALPHABET.length)
  return [
    all(
      'T33',
      'fields of a payment, exactly these',
      FIELDS.filter((field) => field in payment).length,
      Object.keys(payment).length,
    ),
    none(
      'T33',
      `names, commands, gateway references or keys in it${leaked.length > 0 ? `: ${leaked.join(', ')}` : ''}`,
      leaked.length,
    ),
    { id: 'T33', what: 'bits of a reference', figure: String(bits), bar: `≥ ${BITS}`, ok: bits >= BITS },
  ]
}

async function guesses(world: ChaosWorld, reference: string, count: number): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true })
  const characters = [...CROCKFORD_ALPHABET]
  const near = Array.from({ length: count }, (_, number) => nearGuess(reference, number, characters))
  const far = near.map((guess) =>
    guess.replace(/[0-9A-Z]/g, () => characters[Math.floor(Math.random() * characters.length)] ?? '0'),
  )
  const odd = [
    world.tripay.find(reference)?.reference ?? '',
    'T0001000000000000006',
    "' or 1=1 --",
    '%00',
    '..%2f..%2fadmin',
    'x'.repeat(400),
  ]
  const look = (guess: string) =>
    ask(`${world.site.url}/api/store/transactions/${encodeURIComponent(guess)}`, { agent })
  // Alternating, so that noise affects both.
  const answers = await inParallel([...near.keys()], 8, async (place) => {
    const [first, second] = place % 2 === 0 ? [near, far] : [far, near]
    const [one, other] = [await look(first[place] ?? ''), await look(second[place] ?? '')]
    return place % 2 === 0 ? { near: one, far: other } : { near: other, far: one }
  })
  const others = await inParallel(odd, 4, look)
  agent.destroy()
  const every = [...answers.flatMap((pair) => [pair.near, pair.far]), ...others]
  const [nearMs, farMs] = [answers.map(({ near: { ms } }) => ms), answers.map(({ far: { ms } }) => ms)]
  const apart = Math.abs(percentile(nearMs, 0.5) - percentile(farMs, 0.5))
  return [
    all(
      'T33',
      'guesses near and far answered 404',
      every.filter(({ status }) => status === 404).length,
      every.length,
    ),
    {
      id: 'T33',
      what: 'different bodies among them',
      figure: String(new Set(every.map(({ text }) => text)).size),
      bar: '1',
      ok: new Set(every.map(({ text }) => text)).size === 1,
    },
    {
      id: 'T33',
      what: 'near and far guesses, difference of the medians',
      bar: '≤ 0.2 ms',
      ok: apart <= 0.2,
      timed: true,
      figure: `${apart.toFixed(3)} ms`,
    },
  ]
}

/** Always differs from a known reference, in one or two characters. */
function nearGuess(reference: string, number: number, characters: readonly string[]): string {
  const guess = [...reference]
  const places = [...guess.keys()].filter((place) => guess[place] !== '-')
  const turn = Math.floor(number / places.length)
  for (const step of [0, turn]) {
    const place = places[(number + step) % places.length] ?? 0
    const known = characters.indexOf(reference[place] ?? '')
    guess[place] = characters[(known + 1 + (turn % (characters.length - 1))) % characters.length] ?? ''
  }
  return guess.join('')
}
