import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_MERCHANT, startTripayServer, type TripayOptions } from './tripay-server.ts'

const NOW = new Date('2026-11-15T03:00:00.000Z')

type Got = { headers: Record<string, unknown>; body: string }

/** A merchant with scripted replies, who accepts every callback after them. */
async function startMerchant(answers: [status: number, body: string][] = []) {
  const got: Got[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    got.push({ headers: request.headers, body })
    const [status, answer] = answers.shift() ?? [200, '{"success":true}']
    response.writeHead(status).end(answer)
    server.emit('got')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const until = async (count: number) => {
    while (got.length < count) await once(server, 'got')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`, got, until }
}

async function startTripay(options: Partial<TripayOptions> = {}) {
  const tripay = await startTripayServer({ now: () => NOW, callbackPauseMs: 5, ...options })
  onTestFinished(tripay.close)
  return tripay
}

async function order({ url }: { url: string }, callbackUrl: string, reference = 'REF-1') {
  const { merchantCode, apiKey, privateKey } = DEMO_MERCHANT
  const response = await fetch(`${url}transaction/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({
      method: 'BCAVA',
      merchant_ref: reference,
      amount: 50_000,
      customer_name: 'Steve',
      customer_email: 'Steve@players.angkasa.example',
      order_items: [{ name: '40 Premium Points', price: 50_000, quantity: 1 }],
      callback_url: callbackUrl,
      signature: createHmac('sha256', privateKey).update(`${merchantCode}${reference}50000`).digest('hex'),
    }),
  })
  const { data } = JSON.parse(await response.text())
  return data.reference as string
}

test('sends a callback of a payment, signed over its exact bytes', async () => {
  const merchant = await startMerchant()
  const tripay = await startTripay()
  const reference = await order(tripay, merchant.url)
  await tripay.settle('REF-1', 'PAID')

  const [callback] = merchant.got
  expect(JSON.parse(callback?.body ?? '')).toEqual({
    reference,
    merchant_ref: 'REF-1',
    payment_method: 'BCA Virtual Account',
    payment_method_code: 'BCAVA',
    total_amount: 55_500,
    fee_merchant: 0,
    fee_customer: 5_500,
    total_fee: 5_500,
    amount_received: 50_000,
    is_closed_payment: 1,
    status: 'PAID',
    paid_at: NOW.getTime() / 1_000,
    note: null,
  })
  const signature = createHmac('sha256', DEMO_MERCHANT.privateKey).update(callback?.body ?? '')
  expect(callback?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-callback-event': 'payment_status',
    'x-callback-signature': signature.digest('hex'),
  })
  expect(tripay.callbacks).toEqual([{ merchantRef: 'REF-1', status: 'PAID', attempt: 1, taken: true }])
})

test('resends a failed callback at most three times', async () => {
  const no: [number, string] = [200, '{"success":false}']
  const merchant = await startMerchant([no, [500, '{"success":true}'], [200, 'ok'], no, no, no, no, no, no])
  const tripay = await startTripay()
  await order(tripay, merchant.url, 'REF-1')
  await order(tripay, merchant.url, 'REF-2')
  await tripay.settle('REF-1', 'PAID')
  await merchant.until(4)
  // A further attempt of the first would arrive before the last of the second.
  await tripay.settle('REF-2', 'PAID')
  await merchant.until(8)

  const bodies = merchant.got.map(({ body }) => body)
  expect(bodies.slice(0, 4).every((body) => body === bodies[0])).toBe(true)
  expect(bodies.filter((body) => JSON.parse(body).merchant_ref === 'REF-2')).toHaveLength(4)
})

test('stops after a successful callback', async () => {
  const merchant = await startMerchant([[404, '{}']])
  const tripay = await startTripay()
  await order(tripay, merchant.url)
  await tripay.settle('REF-1', 'FAILED')
  await merchant.until(2)
  await tripay.close()

  expect(merchant.got).toHaveLength(2)
})

test('a tick expires payments and sends one callback each', async () => {
  const merchant = await startMerchant()
  const clock = { now: NOW }
  const tripay = await startTripay({ now: () => clock.now })
  await order(tripay, merchant.url)
  await tripay.tick()
  clock.now = new Date(NOW.getTime() + 86_400_000)
  await tripay.tick()
  await tripay.tick()

  expect(merchant.got.map(({ body }) => JSON.parse(body).status)).toEqual(['EXPIRED'])
})

test('the callback URL can be overridden, and an unreachable merchant causes no error', async () => {
  const merchant = await startMerchant()
  const tripay = await startTripay({ callbackPauseMs: 60_000 })
  await order(tripay, 'http://127.0.0.1:9/')
  await tripay.settle('REF-1', 'PAID')
  tripay.setCallbackUrl(merchant.url)
  await tripay.settle('REF-1', 'PAID')

  expect(tripay.callbacks.map(({ taken }) => taken)).toEqual([false, true])
  expect(merchant.got).toHaveLength(1)
})

test('payments and the counter survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-tripay-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const stateFile = join(folder, 'deep', 'tripay.json')
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
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-tripay-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const stateFile = join(folder, 'tripay.json')
  for (const broken of ['', '{"counter":1', 'null', '[]', '{"counter":"x","transactions":[]}']) {
    writeFileSync(stateFile, broken)
    const tripay = await startTripay({ stateFile })
    expect(tripay.transactions()).toEqual([])
    await tripay.close()
  }
})
