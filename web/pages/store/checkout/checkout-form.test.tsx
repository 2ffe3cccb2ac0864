// The checkout form on its page: validation, the bot check, the request. Failures of an order: failed-order.test.tsx.
import { expect, onTestFinished, test, vi } from 'vitest'
import { unreachable } from '#tests/support/render-page.tsx'
import { openProduct, PRODUCT } from '#tests/support/render-product.ts'

const ORDER = 'POST /api/store/transactions'
const CHALLENGE = 'GET /api/bot-check/challenge'
const HELP = '#username-help'
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
  expect(find('form .no-head')).toBeDefined()
  expect(isReady(pay())).toBe(true)
  expect(texts('#pay-hint')).toEqual(['20 Premium Points for Budi_Santosso'])
  await click('form button', /^Checkout/)
  expect(bodies).toHaveLength(1)
  expect(texts('.near')).toEqual(['Budi_Santoso', 'No, Budi_Santosso is right'])
  await click('.near', 'Budi_Santoso')
  expect(find('#username')).toHaveProperty('value', 'Budi_Santoso')
})

test('a name that is said to be right is no longer questioned, and the focus moves to the button that orders', async () => {
  const { click, pay, texts, type, wait } = await openProduct({
    api: { 'GET /api/players/check': { state: 'unknown' } },
  })
  await type('#username', '', 'Pemain_Baru')
  await wait(500)
  await click('.near', "It's right")
  expect(document.activeElement).toBe(pay())
  expect(texts(HELP)).toEqual(['Will be sent to Pemain_Baru'])
})

test('a name with a space or a dot is proposed as one of Bedrock, and what was typed stays', async () => {
  const { click, find, get, texts, type, wait } = await openProduct()
  for (const [typed, proposed] of [
    ['Budi Gaming', 'Use .Budi_Gaming'],
    ['.Budi', 'Use .Budi'],
  ] as const) {
    await type('#username', '', typed)
    await wait(500)
    expect(texts(`${HELP}[role=alert]`)).toEqual(['Username contains invalid characters'])
    await click('form button', proposed)
    expect(get('[role=switch]')).toHaveProperty('checked', true)
    expect(get('#username')).toHaveProperty('value', typed)
    expect(document.activeElement).toBe(get('#username'))
    await click('[role=switch]')
  }
  await type('#username', '', 'Ayu Gaming!')
  await wait(500)
  expect(find('form button', /^Use /)).toBeUndefined()
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
})
