// The checkout form on its page: validation, the bot check, the request, every failure of an order.
import { expect, onTestFinished, test, vi } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import { failure, unreachable } from '#tests/support/render-page.tsx'
import { openProduct, PRODUCT } from '#tests/support/render-product.ts'

const ORDER = 'POST /api/store/transactions'
const CHALLENGE = 'GET /api/bot-check/challenge'
const HELP = '#username-help'
const REFUSAL = 'form .error[role=alert]'
const REFERENCE = 'K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJKM'
const placed = () => ({ checkoutUrl: `/en/store/checkout/${REFERENCE}`, product: '', items: [] })

const isReady = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true'

test('validates a username half a second after typing stops, from the second character on', async () => {
  const { get, texts, type, wait } = await openProduct()
  const error = `${HELP}[role=alert]`
  await type('#username', '', 'ab')
  await wait(499)
  expect(texts(error)).toEqual([])
  await wait(1)
  expect(texts(error)).toEqual(['Username must be between 3 and 20 characters'])
  expect(get('#username').getAttribute('aria-invalid')).toBe('true')
  for (const [typed, message] of [
    ['a', null],
    ['with space', 'Username contains invalid characters'],
    ['a'.repeat(21), 'Username must be between 3 and 20 characters'],
    ['', 'Please enter your username'],
    ['Budi_07', null],
  ] as const) {
    await type('#username', '', typed)
    await wait(500)
    expect(texts(error), typed).toEqual(message === null ? [] : [message])
  }
})

test('the button names its cause in a second line, and pressing it focuses that cause', async () => {
  const { click, get, pay, texts, type } = await openProduct({ api: { [CHALLENGE]: unreachable } })
  const hint = () => texts(`#${pay().getAttribute('aria-describedby')}`)
  expect(hint()).toEqual(['Enter a username first'])
  await click('form button', /^Checkout/)
  expect(document.activeElement).toBe(get('#username'))
  await type('#username', '', 'with space')
  expect([hint(), isReady(pay())]).toEqual([['Check the player name'], false])
  await type('#username', '', 'Budi_07')
  expect(hint()).toEqual(['Security check is running'])
  expect(isReady(pay())).toBe(false)
  await click('form button', /^Checkout/)
  expect(document.activeElement).toBe(get('#security-check'))
})

test.each([
  ['the button of a check that cannot load says so', 12_000, "Check couldn't load"],
  ['an order before the check has passed asks for it', 0, 'Security check is running'],
])('%s', async (_rule, ms, hint) => {
  const { click, texts, type, wait } = await openProduct({ api: { [CHALLENGE]: unreachable } })
  await type('#username', '', 'Budi_07')
  await wait(ms)
  expect(texts('#pay-hint')).toEqual([hint])
  await click('form button', /^Checkout/)
  expect(texts('.toast')).toContain('Please complete the security check')
})

test('the browser goes to a checkout address of another host', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  onTestFinished(() => assign.mockRestore())
  const checkoutUrl = 'https://other.example/pay?id=1'
  const { click, texts, type } = await openProduct({
    api: { [ORDER]: () => ({ checkoutUrl, product: '', items: [] }) },
  })
  await type('#username', '', 'Budi_07')
  await click('form button', /^Checkout/)
  expect(assign).toHaveBeenCalledExactlyOnceWith(checkoutUrl)
  expect(texts('.toast')).toEqual([])
})

test('a name that was never seen has a chequered head, is named in the button that orders for it', async () => {
  const near = [{ name: 'Budi_Santoso', edition: 'java' as const }]
  const { bodies, click, find, pay, texts, type, wait } = await openProduct({
    api: { 'GET /api/players/check': { state: 'near', near } },
  })
  await type('#username', '', 'Budi_Santosso')
  await wait(500)
  expect(find('.who .no-head')).toBeDefined()
  expect(find('.who .head')).toBeUndefined()
  expect(isReady(pay())).toBe(true)
  expect(texts('#pay-hint')).toEqual(['20 Premium Points for Budi_Santosso'])
  await click('form button', /^Checkout/)
  expect(bodies).toHaveLength(1)
  await click('.who button', 'Budi_Santoso')
  expect(find('#username')).toHaveProperty('value', 'Budi_Santoso')
})

test('a Bedrock username is shown with a dot and sent with the prefix be.', async () => {
  const { bodies, click, texts, type } = await openProduct()
  await type('#username', '', 'My Long Name')
  await click('[role=switch]')
  expect(texts(HELP)).toEqual(['Will be sent to .My_Long_Name'])
  await click('form button', /^Checkout/)
  expect(bodies).toEqual([
    {
      productId: 'P1',
      username: 'be.My_Long_Name',
      paymentMethod: 'QRIS',
      turnstileToken: expect.any(String),
    },
  ])
})

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
    get('form a', /^Ask our team on Discord/)
    expect(challenges()).toBe(before + 1)
    expect(window.location.pathname).toBe('/en/store/product/P1')
    expect(get('#username')).toHaveProperty('value', 'Budi_07')
    expect(isReady(pay())).toBe(true)
  }
})

test.each([
  ['method_not_available', "This payment method isn't available", [], 'Rp20.000'],
  ['amount_changed', 'The price has changed, so nothing was ordered', [7_500], 'Rp27.500'],
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

test('username and edition are stored with an order, not while typing; the method starts with QRIS', async () => {
  const stored = () => window.localStorage.getItem('checkout')
  const { click, pay, type } = await openProduct({ api: { [ORDER]: placed } })
  await click('input[value=BRIVA]')
  await type('#username', '', 'Nama Panjang')
  await click('[role=switch]')
  expect(isReady(pay())).toBe(true)
  expect(stored()).toBeNull()
  await click('form button', /^Checkout/)
  expect(window.location.pathname).toBe(`/en/store/checkout/${REFERENCE}`)
  expect(stored()).toBe('{"username":"Nama Panjang","bedrock":true}')

  const { get } = await openProduct({ language: 'id' })
  expect(get('#username')).toHaveProperty('value', 'Nama Panjang')
  expect(get('[role=switch]')).toHaveProperty('checked', true)
  expect(get('input[value=QRIS]')).toHaveProperty('checked', true)
})

test('a channel that only the account at the gateway has is a tile with the name of the gateway', async () => {
  const name = 'Permata Virtual Account'
  const account = {
    method: 'PERMATAVA',
    name,
    group: 'virtualAccount' as const,
    fee: 4_250,
    cashier_fee: 0,
    total: 24_250,
  }
  const { texts } = await openProduct({
    api: { 'GET /api/store/products/:id': { ...PRODUCT, payment_methods: [account] } },
  })

  expect(texts('.plate')).toEqual(['Permata'])
  expect(texts('fieldset .method').join()).toContain(`${name}+Rp4.250`)
  expect(texts('legend').join()).toContain(`${name}, fee`)
})
