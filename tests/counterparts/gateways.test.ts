// Midtrans and Tripay: our clients and our simulators, against clients that others wrote.
import axios from 'axios'
import midtrans from 'midtrans-client'
import createTripayClient, {
  type CreateClosedTransactionProps,
  type CreateClosedTransactionReturnProps,
} from 'tripay-sdk'
import { afterEach, expect, expectTypeOf, test } from 'vitest'
import { toCharge } from '#server/shop/payments/gateways/midtrans/midtrans-charge.ts'
import type { toCreated } from '#simulators/tripay-replies.ts'
import { startHttpReceiver } from '#tests/simulators/http-receiver.ts'
import { DEMO_MIDTRANS } from '#tests/simulators/midtrans-server.ts'
import { DEMO_MERCHANT } from '#tests/simulators/tripay-server.ts'
import { GATEWAY_WORLDS, openGateway, TEST_NOW, TEST_REQUEST } from '#tests/support/gateway-worlds.ts'

const REFERENCE = TEST_REQUEST.reference
const SANDBOX = 'https://tripay.co.id/api-sandbox/'

afterEach(() => axios.interceptors.request.clear())

function midtransClient(url: string, serverKey = DEMO_MIDTRANS.serverKey) {
  const client = new midtrans.CoreApi({ isProduction: false, serverKey, clientKey: '' })
  client.apiConfig.getCoreApiBaseUrl = () => new URL(url).origin
  return client
}

function tripayClient(url: string, merchant = DEMO_MERCHANT) {
  axios.interceptors.request.use((request) => ({ ...request, url: request.url?.replace(SANDBOX, url) }))
  const { merchantCode: merchant_code, ...keys } = merchant
  return createTripayClient({ ...keys, merchant_code })
}

type Sent = { body: string; isJson?: boolean } & Partial<
  Record<'method' | 'path' | 'authorization' | 'type', string>
>

/** A server that refuses each request and records its method, path, authorization and body, without fields of HTTP libraries. */
async function recorder() {
  const sent: Sent[] = []
  const { origin, close } = await startHttpReceiver(({ method, path, headers, body }) => {
    const { authorization, accept = '', 'content-type': type } = headers
    sent.push({ method, path, authorization, isJson: accept.startsWith('application/json'), type, body })
    return { status: 400, body: '{}' }
  })
  const take = async (request: Promise<unknown>) => {
    await expect(request).rejects.toThrow()
    const { body, ...rest } = sent.pop() ?? { body: '' }
    return { ...rest, body: body && JSON.parse(body) }
  }
  return { origin, take, [Symbol.asyncDispose]: close }
}

const CHARGE = toCharge(TEST_REQUEST, { publicUrl: 'https://angkasa.test', now: TEST_NOW })
const ORDER = {
  method: 'QRIS' as const,
  merchant_ref: REFERENCE,
  amount: 50_000,
  customer_name: '.My_Name',
  customer_email: 'My_Name@players.angkasa.test',
  customer_phone: '080000000000',
  order_items: [
    { sku: 'pp40', name: '40 Premium Points', price: 50_000, quantity: 1 },
  ] as CreateClosedTransactionProps['order_items'],
  callback_url: 'https://angkasa.test/callback',
  return_url: `https://angkasa.test/store/checkout/${REFERENCE}`,
  expired_time: TEST_REQUEST.expiresAt.getTime() / 1_000,
}

test('midtrans-client sends what our client sends', async () => {
  await using receiver = await recorder()
  const { origin, take } = receiver
  const ours = GATEWAY_WORLDS.midtrans.create({ url: origin })
  const theirs = midtransClient(origin)
  expect(await take(ours.open(TEST_REQUEST))).toEqual(await take(theirs.charge(CHARGE)))
  // midtrans-client sends a body with every request.
  const lineOf = ({ method, path, authorization }: Sent) => ({ method, path, authorization })
  const status = await take(ours.fetchStatus('T-1'))
  expect(lineOf(status)).toEqual(lineOf(await take(theirs.transaction.status('T-1'))))
  const cancel = await take(ours.cancel?.('T-1') ?? Promise.resolve())
  expect(lineOf(cancel)).toEqual(lineOf(await take(theirs.transaction.cancel('T-1'))))
})

test('the simulator of Midtrans answers midtrans-client', async () => {
  await using world = await openGateway('midtrans')
  const client = midtransClient(world.url)
  const opened = await client.charge(CHARGE)
  expect(opened).toMatchObject({
    order_id: REFERENCE,
    gross_amount: '50000.00',
    transaction_status: 'pending',
  })
  expect(await world.gateway.find(REFERENCE)).toMatchObject({
    gatewayReference: opened.transaction_id,
    amount: 50_000,
  })
  await world.settle(REFERENCE, 'PAID')
  const { body } = world.callback(REFERENCE)
  expect(await client.transaction.notification(body)).toMatchObject({ transaction_status: 'settlement' })
  await expect(client.transaction.expire(REFERENCE)).rejects.toMatchObject({ httpStatusCode: '412' })
  await expect(client.transaction.status('T-1')).rejects.toMatchObject({ httpStatusCode: '404' })
  const stranger = midtransClient(world.url, 'another key')
  await expect(stranger.transaction.status(REFERENCE)).rejects.toMatchObject({ httpStatusCode: 401 })
})

test('tripay-sdk sends the requests and signatures of our client', async () => {
  await using receiver = await recorder()
  const { origin, take } = receiver
  const ours = GATEWAY_WORLDS.tripay.create({ url: `${origin}/api/` })
  const theirs = tripayClient(`${origin}/api/`)
  expect(await take(ours.open(TEST_REQUEST))).toEqual(await take(theirs.createClosedTransaction(ORDER)))
  expect(await take(ours.fetchStatus('T-1'))).toEqual(await take(theirs.closedTransactionDetail('T-1')))
  expect(await take(ours.listChannels())).toEqual(await take(theirs.paymentChannel()))
})

test('the simulator of Tripay answers tripay-sdk, and refuses a wrong signature', async () => {
  await using world = await openGateway('tripay')
  const client = tripayClient(world.url)
  const { data } = await client.createClosedTransaction(ORDER)
  expect(data).toMatchObject({ merchant_ref: REFERENCE, amount: 50_000, status: 'UNPAID' })
  expect(await world.gateway.find(REFERENCE)).toMatchObject({ gatewayReference: data.reference })
  await world.settle(REFERENCE, 'PAID')
  const detail = await client.closedTransactionDetail(data.reference)
  expect(detail.data).toMatchObject({ merchant_ref: REFERENCE, status: 'PAID' })
  axios.interceptors.request.clear()
  const stranger = tripayClient(world.url, { ...DEMO_MERCHANT, privateKey: 'another key' })
  await expect(stranger.createClosedTransaction(ORDER)).rejects.toThrow('Invalid signature')
})

test('the simulator of Tripay answers an order with the fields that tripay-sdk declares', () => {
  type Declared = keyof CreateClosedTransactionReturnProps['data']
  expectTypeOf<keyof ReturnType<typeof toCreated>>().toEqualTypeOf<Declared>()
})
