import { createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { listenHttp } from './http.ts'
import { CHANNELS } from './tripay-channels.ts'
import { DEMO_MERCHANT, startTripayServer, type TripayOptions } from './tripay-server.ts'

const NOW = new Date('2026-11-15T03:00:00.000Z')
const SECONDS = NOW.getTime() / 1_000

function orderOf(changes: Record<string, unknown> = {}) {
  const { merchantCode, privateKey } = DEMO_MERCHANT
  const order: Record<string, unknown> = {
    method: 'BRIVA',
    merchant_ref: 'REF-1',
    amount: 50_000,
    customer_name: 'Steve',
    customer_email: 'Steve@players.angkasa.example',
    order_items: [
      { sku: 'pp40', name: '40 Premium Points', price: Number(changes.amount ?? 50_000), quantity: 1 },
    ],
    callback_url: 'https://angkasa.test/api/payments/tripay/callback',
    ...changes,
  }
  const signed = `${merchantCode}${order.merchant_ref}${order.amount}`
  return { signature: createHmac('sha256', privateKey).update(signed).digest('hex'), ...order }
}

async function startTripay(options: Partial<TripayOptions> = {}) {
  const tripay = await startTripayServer({ now: () => NOW, callbackPauseMs: 5, ...options })
  onTestFinished(tripay.close)
  return tripay
}

async function ask({ url }: { url: string }, path: string, init?: RequestInit) {
  const headers = { authorization: `Bearer ${DEMO_MERCHANT.apiKey}` }
  return (await fetch(url + path, { ...init, headers })).json()
}

const create = (tripay: { url: string }, changes?: Record<string, unknown>) =>
  ask(tripay, 'transaction/create', { method: 'POST', body: JSON.stringify(orderOf(changes)) })

test('a QRIS payment has a code without a real account and expires after an hour', async () => {
  const tripay = await startTripay()
  const { data } = await create(tripay, { method: 'QRIS' })

  expect(data.qr_string).toContain('DEMO JANGAN DIBAYAR')
  expect(data).toMatchObject({ pay_code: null, expired_time: SECONDS + 3_600, qr_url: expect.any(String) })
})

test('every channel has instructions with code and amount', async () => {
  const tripay = await startTripay()
  for (const { code, payCodeDigits } of CHANNELS) {
    const { data } = await create(tripay, { method: code })
    const steps: string[] = data.instructions.flatMap((one: { steps: string[] }) => one.steps)
    expect(steps.join(' '), code).not.toContain('{{')
    expect(steps.join(' '), code).toContain(`Rp${data.amount === 55_500 ? '55.500' : '50.000'}`)
    if (payCodeDigits) expect(steps.join(' '), code).toContain(`<b>${data.pay_code}</b>`)
    if (payCodeDigits) expect(data.pay_code, code).toMatch(new RegExp(`^0000\\d{${payCodeDigits - 4}}$`))
  }
})

test.each([
  ['Payment method is not exists!', { method: 'GOPAY' }],
  ['Invalid signature', { signature: 'f'.repeat(64) }],
  ['Invalid customer email', { customer_email: '.Steve@players.angkasa.example' }],
  ['Invalid customer email', { customer_email: 'a..b@players.angkasa.example' }],
  ['Invalid customer email', { customer_email: 'Steve@127.0.0.1' }],
  ['Invalid customer email', { customer_email: 'Steve@localhost' }],
  ['Invalid customer name', { customer_name: '' }],
  ['Invalid amount', { amount: 50_000.5 }],
  ['Invalid order items', { order_items: [] }],
  ['Amount is not the sum of order items', { order_items: [{ name: 'x', price: 1, quantity: 1 }] }],
  ['Minimum amount is 10000', { amount: 9_999 }],
  ['Maximum amount is 10000000', { amount: 10_000_001 }],
  ['Minimum amount is 1000', { method: 'QRIS', amount: 999 }],
  ['Invalid expired time', { expired_time: SECONDS + 59 * 60 }],
  ['Invalid expired time', { method: 'QRIS', expired_time: SECONDS + 60 * 60 + 1 }],
  ['Invalid expired time', { expired_time: 'tomorrow' }],
])('it refuses: %s', async (message, changes) => {
  const tripay = await startTripay()
  const answer = await create(tripay, changes)

  expect(answer).toEqual({ success: false, message })
  expect(tripay.transactions()).toEqual([])
})

test('detail and list return the state of a payment', async () => {
  const tripay = await startTripay()
  const { data } = await create(tripay)
  await create(tripay, { merchant_ref: 'REF-2' })
  tripay.setCallbacks(false)
  expect(await tripay.settle('REF-1', 'PAID')).toBe(true)
  expect(await tripay.settle('REF-9', 'PAID')).toBe(false)

  const detail = await ask(tripay, `transaction/detail?reference=${data.reference}`)
  expect(detail.data).toMatchObject({ merchant_ref: 'REF-1', status: 'PAID', paid_at: String(SECONDS) })
  expect(detail.data).not.toHaveProperty('qr_string')
  const list = await ask(tripay, 'merchant/transactions?merchant_ref=REF-1')
  expect(list.data).toEqual([
    expect.objectContaining({ reference: data.reference, pay_code: Number(data.pay_code), paid_at: SECONDS }),
  ])
})

/** A merchant who accepts every callback. */
async function startMerchant() {
  const got: string[] = []
  const { origin, close } = await listenHttp(async (request, response) => {
    got.push(await text(request))
    response.end('{"success":true}')
  })
  onTestFinished(close)
  return { url: `${origin}/callback`, got }
}

async function order(tripay: { url: string }, callback_url: string, reference = 'REF-1') {
  const change = { method: 'BCAVA', merchant_ref: reference, callback_url }
  const { data } = await create(tripay, change)
  return data.reference as string
}

test('a tick expires payments and sends one callback each', async () => {
  const merchant = await startMerchant()
  const clock = { now: NOW }
  const tripay = await startTripay({ now: () => clock.now })
  await order(tripay, merchant.url)
  await tripay.tick()
  clock.now = new Date(NOW.getTime() + 86_400_000)
  await tripay.tick()
  await tripay.tick()

  expect(merchant.got.map((body) => JSON.parse(body).status)).toEqual(['EXPIRED'])
})

test('payments and the counter survive a restart', async () => {
  const stateFile = join(temporaryFolder(), 'deep', 'tripay.json')
  const first = await startTripay({ stateFile })
  const references = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => order(first, 'http://127.0.0.1:9/', `REF-${turn}`)),
  )
  first.setCallbacks(false)
  await first.settle('REF-7', 'PAID')
  const before = first.transactions()
  expect(JSON.parse(readFileSync(stateFile, 'utf8')).transactions).toEqual(before)
  await first.close()

  const second = await startTripay({ stateFile })
  expect(second.transactions()).toEqual(before)
  expect(second.find('REF-7')?.status).toBe('PAID')
  const next = await order(second, 'http://127.0.0.1:9/', 'REF-20')
  expect(new Set([...references, next]).size).toBe(21)
  await second.close()

  const later = await startTripay({ stateFile, now: () => new Date('2027-11-15T00:00:00Z') })
  expect(later.transactions()).toEqual([])
})

test('an unreadable state file is replaced', async () => {
  const stateFile = join(temporaryFolder(), 'tripay.json')
  for (const broken of ['', '{"counter":1', 'null', '[]', '{"counter":"x","transactions":[]}']) {
    writeFileSync(stateFile, broken)
    const tripay = await startTripay({ stateFile })
    expect(tripay.transactions()).toEqual([])
    await tripay.close()
  }
})
