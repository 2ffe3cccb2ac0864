import { expect, test } from 'vitest'
import { GATEWAY_ACCOUNTS } from '#contract/settings/gateways.ts'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { GatewayKeys } from '#contract/shop/gateway-keys.schema.ts'
import type { ChannelReport, ChannelsReport } from '#contract/shop/payment-channels.schema.ts'
import { type FakeApi, failure } from '#tests/support/render-page.tsx'
import { PRODUCT } from '#tests/support/render-product.ts'
import { openSettings } from '#tests/support/render-settings.ts'
import { feeRuleText } from './channel-terms.tsx'

const channelOf = (change: Pick<ChannelReport, 'method'> & Partial<ChannelReport>): ChannelReport => ({
  state: 'active',
  buyer: { flat: 0, percent: 0 },
  owner: { flat: 0, percent: 0 },
  min_fee: null,
  max_fee: null,
  min_rupiah: 1_000,
  max_rupiah: 5_000_000,
  resting: null,
  ...change,
})

const reportOf = (gateway: ChannelsReport['gateway'], change: Partial<ChannelsReport> = {}) => ({
  gateway,
  simulated: false,
  asked_at: '2026-11-15T03:00:00.000Z',
  problem: null,
  channels: PAYMENT_METHODS.map((method) => channelOf({ method })),
  ...change,
})

const accountOf = (gateway: GatewayKeys['gateway'], change: Partial<GatewayKeys> = {}): GatewayKeys => ({
  gateway,
  state: 'missing',
  url: GATEWAY_ACCOUNTS[gateway].live,
  sandbox: false,
  url_variable: null,
  variable: `${gateway.toUpperCase()}_KEY`,
  in_use: false,
  updated_at: null,
  ...change,
})

const open = (...gateways: ChannelsReport[]) => openWith({}, gateways)

const openWith = (api: FakeApi, gateways: ChannelsReport[] = []) =>
  openSettings('methods', {
    api: {
      'GET /api/admin/gateways': () => ({ gateways: [accountOf('tripay'), accountOf('midtrans')] }),
      'GET /api/admin/payment-channels': () => ({ gateways }),
      'GET /api/store/products': () => [],
      ...api,
    },
  })

test('channels that the gateway has switched off are named until it is asked again', async () => {
  const tripay = reportOf('tripay')
  const channels = tripay.channels.map((channel) =>
    channel.method === 'INDOMARET' ? { ...channel, state: 'inactive' as const } : channel,
  )
  const { click, texts, wait } = await openWith(
    { 'POST /api/admin/payment-channels/ask': () => ({ gateways: [tripay] }) },
    [{ ...tripay, channels }],
  )
  expect(texts('.notice').join()).toContain('Indomaret')
  await wait(1_000)
  await click('main button', 'Refresh from gateway')
  expect(texts('.notice').join()).not.toContain('Indomaret')
})

test('methods are switched off and moved by key', async () => {
  const { click, fire, get, saved, texts } = await open(reportOf('tripay'))
  // With one gateway there is nothing to route.
  expect(texts('main select')).toEqual([])
  await click('main input', /^QRIS/)
  const home = new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true })
  await fire(get('main .grip', /Alfamidi/), home)
  await click('button', 'Save')
  expect(saved('payments').methods.slice(0, 2)).toMatchObject([
    { method: 'ALFAMIDI', enabled: true },
    { method: 'QRIS', enabled: false },
  ])
})

test('with two gateways each method says who takes it first, and saves the choice', async () => {
  const problem = { code: 'unreachable' as const, at: '2026-11-15T03:00:00.000Z' }
  const { click, fire, get, saved, texts } = await open(reportOf('tripay'), reportOf('midtrans', { problem }))

  expect(texts('.notice b')).toEqual(['Midtrans does not answer.'])
  const select = get('main select') as HTMLSelectElement
  expect([...select.options].map(({ text }) => text)).toEqual([
    ...['Tripay, then Midtrans', 'Tripay only', 'Midtrans, then Tripay', 'Midtrans only'],
  ])
  expect(select.value).toBe('tripay midtrans')
  select.value = 'midtrans tripay'
  await fire(select, new Event('change', { bubbles: true }))
  await click('button', 'Save')
  expect(saved('payments').methods[0]).toMatchObject({ method: 'QRIS', gateways: ['midtrans', 'tripay'] })
})

test('a channel of the account is a row that is off; switched on it is the last method', async () => {
  const tripay = reportOf('tripay')
  const ovo = channelOf({ method: 'OVO', name: 'OVO', group: 'eWallet', buyer: { flat: 0, percent: 3 } })
  const permata = channelOf({ method: 'PERMATAVA', name: 'Permata Virtual Account', group: 'virtualAccount' })
  const { click, get, saved, texts } = await open({
    ...tripay,
    channels: [...tripay.channels, ovo, permata],
  })

  expect(texts('main').join()).toContain('Buyer pays 3%')
  expect(get('main input', /^OVO/)).toHaveProperty('checked', false)
  await click('main input', /^OVO/)
  expect(get('main input', /^OVO/)).toHaveProperty('checked', true)
  expect(get('main input', /^Permata/)).toHaveProperty('checked', false)
  await click('button', 'Save')
  expect(saved('payments').methods.slice(8)).toEqual([
    { method: 'OVO', enabled: true, barcode: false, gateways: [] },
  ])
})

test('keys that the gateway refuses stay in the form, with its words; accepted ones are never read back', async () => {
  let stored = accountOf('tripay')
  const code = 'gateway_keys_refused'
  const body = { code, error: 'Tripay refused: Invalid signature' }
  const refusal = Object.assign(failure(409, code), { body })
  const { bodies, click, find, fire, get, texts, type } = await openWith({
    'GET /api/admin/gateways': () => ({ gateways: [stored] }),
    'PUT /api/admin/gateways/:gateway': () => {
      if (bodies.length === 1) return refusal
      stored = accountOf('tripay', { state: 'stored', in_use: true, updated_at: '2026-11-15T03:00:00.000Z' })
      return { success: true }
    },
  })
  await click('button', 'Enter keys')
  const save = () => fire(get('dialog form'), new Event('submit', { bubbles: true, cancelable: true }))
  expect(get('dialog button', 'Test and save')).toHaveProperty('disabled', true)
  const typed = [
    ['Merchant code', 'T0001'],
    ['API key', 'api'],
    ['Private key', 'private'],
  ] as const
  for (const [name, value] of typed) await type('dialog input', name, value)
  expect(get('dialog button', 'Test and save')).toHaveProperty('disabled', false)
  await save()

  expect(texts('dialog [role="alert"]').join()).toContain('Tripay refused: Invalid signature')
  for (const [name, value] of typed) expect(get('dialog input', name)).toHaveProperty('value', value)
  await save()
  expect(find('dialog input')).toBeUndefined()
  const keys = { merchant_code: 'T0001', api_key: 'api', private_key: 'private' }
  expect(bodies[1]).toEqual({ sandbox: false, keys })
  expect(texts('main').join()).toContain('In use')
})

test('keys of the environment name their variable and have no button', async () => {
  const given = accountOf('midtrans', { state: 'environment', in_use: true, variable: 'MIDTRANS_SERVER_KEY' })
  const { texts } = await openWith({ 'GET /api/admin/gateways': () => ({ gateways: [given] }) })

  expect(texts('main').join()).toContain('MIDTRANS_SERVER_KEY')
  expect(texts('main button').filter((text) => /keys/i.test(text))).toEqual([])
})

test('a fee of a part of a per cent has the decimal sign of its language', () => {
  expect(feeRuleText({ flat: 750, percent: 0.75 }, 'en')).toBe('Rp750 + 0.75%')
  expect(feeRuleText({ flat: 750, percent: 0.75 }, 'id')).toBe('Rp750 + 0,75%')
  expect(feeRuleText({ flat: 0, percent: 2 }, 'id')).toBe('2%')
  expect(feeRuleText({ flat: 4_250, percent: 0 }, 'en')).toBe('Rp4.250')
})

test('before a gateway was asked no fee is said, and no sum that the owner receives', async () => {
  const channels = PAYMENT_METHODS.map((method) => channelOf({ method, state: 'unknown' }))
  const { texts } = await openWith({ 'GET /api/store/products': () => [PRODUCT] }, [
    reportOf('tripay', { asked_at: null, channels }),
  ])
  const words = texts('main').join()
  expect(words).toContain('Fee not known')
  expect(words).not.toContain('No fee')
  expect(words).not.toContain('You receive')
  expect(words).toContain('Not checked yet')
})

test('an account says where its keys are from: saved here with a time, or a variable that locks them', async () => {
  const updated_at = '2026-11-15T03:00:00.000Z'
  const gateways = [
    accountOf('tripay', { state: 'stored', updated_at }),
    accountOf('midtrans', { state: 'environment', updated_at }),
  ]
  const { texts } = await openWith({ 'GET /api/admin/gateways': () => ({ gateways }) })
  const [stored, locked] = texts('main li').filter((text) => /^(?:Tripay|Midtrans)/.test(text))
  expect(stored).toMatch(/Saved \d.*Replace keys/)
  expect(stored).not.toContain('TRIPAY_KEY')
  expect(locked).toContain('MIDTRANS_KEY')
  expect(locked).not.toMatch(/Saved \d|Replace keys/)
})
