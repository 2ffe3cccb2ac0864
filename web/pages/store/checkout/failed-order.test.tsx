// Every failure of an order: the row above the button, what it proposes, and what is kept.
import { expect, onTestFinished, test, vi } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import { failure, unreachable } from '#tests/support/render-page.tsx'
import { openProduct, PRODUCT } from '#tests/support/render-product.ts'

const ORDER = 'POST /api/store/transactions'
const CHALLENGE = 'GET /api/bot-check/challenge'
const REFUSAL = '.failed[role=alert] > div:nth-of-type(1)'
const REFERENCE = 'K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJKM'
const placed = () => ({ checkoutUrl: `/en/store/checkout/${REFERENCE}`, product: '', items: [] })

const isReady = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true'

const NOT_SENT = `${en.store.purchaseFailed}${en.store.purchaseFailedText}`
const FAILURES = [
  [() => failure(500), `${en.store.transactionFailed}${en.store.transactionFailedText}`],
  [() => failure(403, 'security_check_expired'), 'Security check expired. Please complete it again.'],
  [
    () => failure(429, 'too_many_requests'),
    'Too many orders in a short time. Please try again in 10 minutes.',
  ],
  [() => failure(403, 'player_blocked'), "This name can't be used to buy right now."],
  [() => ({ checkoutUrl: 'javascript:1', product: '', items: [] }), NOT_SENT],
  [unreachable, NOT_SENT],
] as const

test('a failed order is sent once, says so until the next try, preserves the form and restarts the bot check', async () => {
  let order = Promise.withResolvers<ReturnType<(typeof FAILURES)[number][0]>>()
  const page = await openProduct({ api: { [ORDER]: () => order.promise } })
  const { calls, click, get, pay, texts, type, wait } = page
  const challenges = () => calls.filter((call) => call === CHALLENGE).length
  await type('#username', '', 'Budi_07')
  for (const [reply, message] of FAILURES) {
    order = Promise.withResolvers()
    const before = challenges()
    await click('form button', /^Checkout/)
    expect(texts('.pay-bar button span')).toEqual(['Processing...'])
    expect(texts(REFUSAL)).toEqual([])
    expect(texts('#pay-hint')).toEqual(['20 Premium Points for Budi_07'])
    expect(isReady(pay())).toBe(false)
    const sent = calls.filter((call) => call === ORDER).length
    await click('form button', /^Processing/)
    expect(calls.filter((call) => call === ORDER)).toHaveLength(sent)
    order.resolve((async () => reply())())
    await wait(5_000)
    expect(texts(REFUSAL)).toEqual([message])
    expect(document.activeElement).toBe(get('.failed'))
    get('form a', /^Ask our team on Discord/)
    expect(challenges()).toBe(before + 1)
    expect(window.location.pathname).toBe('/en/store/product/P1')
    expect(get('#username')).toHaveProperty('value', 'Budi_07')
    expect(isReady(pay())).toBe(true)
  }
})

test.each([
  [
    'method_not_available',
    "BRI didn't take the orderNothing was charged. QRIS works right now and costs nothing extra.",
    [],
    'Rp20.000',
  ],
  ['amount_changed', 'The price has changed to Rp27.500', [7_500], 'Rp27.500'],
] as const)(
  'after %s the methods are asked again, and the new total is sent',
  async (code, why, fees, total) => {
    const [qris, briva] = PRODUCT.payment_methods
    let methods = PRODUCT.payment_methods
    const { calls, click, texts, type } = await openProduct({
      api: {
        'GET /api/store/products/:id': () => ({ ...PRODUCT, payment_methods: methods }),
        [ORDER]: () =>
          calls.filter((call) => call.startsWith(ORDER)).length === 1 ? failure(409, code) : placed(),
      },
    })
    await type('#username', '', 'Budi_07')
    await click('input[value=BRIVA]')
    if (!qris || !briva) throw new Error('the product has two methods')
    methods = [qris, ...fees.map((fee) => ({ ...briva, fee, total: 20_000 + fee }))]
    await click('form button', /^Checkout/)
    expect(texts(REFUSAL).join()).toContain(why)
    expect(texts('.pay-bar b')).toEqual([total])
    await click('form button', /^Checkout/)
    expect(window.location.pathname).toBe(`/en/store/checkout/${REFERENCE}`)
  },
)

test('a refused method is tried again, or another one is chosen with one press; the next input closes the row', async () => {
  const { click, find, get, pay, texts, type } = await openProduct({
    api: { [ORDER]: () => failure(503, 'payment_unavailable') },
  })
  await type('#username', '', 'Budi_07')
  await click('input[value=BRIVA]')
  await click('form button', /^Checkout/)
  expect(texts(REFUSAL)).toEqual([
    "BRI didn't take the orderNothing was charged. Try again in a few minutes, or use another method.",
  ])
  await click('.failed button', 'Try BRI again')
  expect([find('.failed'), get('input[value=BRIVA]')]).toEqual([
    undefined,
    expect.objectContaining({ checked: true }),
  ])
  await click('form button', /^Checkout/)
  await click('.failed button', 'Pay with QRIS instead')
  expect(get('input[value=QRIS]')).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(pay())
  await click('form button', /^Checkout/)
  expect(texts(REFUSAL)).toHaveLength(1)
  await type('#username', '', 'Budi_08')
  expect(find('.failed')).toBeUndefined()
})

test('an order without a connection says so; a failed request is a toast as well', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => void vi.restoreAllMocks())
  const { click, texts, type } = await openProduct({ api: { [ORDER]: unreachable } })
  await type('#username', '', 'Budi_07')
  await click('form button', /^Checkout/)
  expect(texts(REFUSAL)).toEqual(["You're offlineNothing was ordered. Your choices stay here."])
  expect(texts('.toast')).toEqual(['Failed to process purchase'])
})
