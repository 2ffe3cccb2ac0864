// The rules that every gateway must pass, against a simulator that speaks its protocol.
import { expect, test } from 'vitest'
import { GATEWAY_IDS } from '#contract/settings/gateways.ts'
import { type KnownMethod, METHOD_TERMS, PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { TEST_NOW as NOW, openGateway, TEST_REQUEST as REQUEST } from '#tests/support/gateway-worlds.ts'
import type { PaymentRequest } from './payment-gateway.ts'

const REFERENCE = REQUEST.reference
const A_DAY_LATER = new Date('2026-11-16T03:00:00.000Z')
const EACH_METHOD = GATEWAY_IDS.flatMap((id) => PAYMENT_METHODS.map((method) => [id, method] as const))

const requestOf = (method: KnownMethod, change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ...REQUEST,
  method,
  expiresAt: new Date(NOW.getTime() + METHOD_TERMS[method].expiryMinutes * 60_000 - 30_000),
  ...change,
})

test.each(EACH_METHOD)('%s, %s: can be opened at our own limits, with the listed fee', async (id, method) => {
  await using world = await openGateway(id)
  const { channels } = await world.gateway.listChannels()
  const listed = channels.find((channel) => channel.method === method)
  const { minRupiah, maxRupiah } = METHOD_TERMS[method]
  for (const [place, price] of [minRupiah, maxRupiah].entries()) {
    const request = requestOf(method, { price, reference: `${REFERENCE.slice(0, -1)}${place}` })
    const opened = await world.gateway.open(request)
    const fee = listed?.buyer.flat ?? 0
    expect(opened).toMatchObject({ status: 'UNPAID', amount: price + fee, fee })
    expect(opened.payCode ?? opened.qrString).toBeTruthy()
    expect(opened.paymentName).not.toBe('')
    expect(opened.expiresAt).toEqual(request.expiresAt)
  }
})

test.each(GATEWAY_IDS)(
  '%s: fetchStatus returns the status, our reference and the amount of a payment',
  async (id) => {
    await using world = await openGateway(id)
    const { gatewayReference, amount } = await world.gateway.open(requestOf('BCAVA'))
    const known = { reference: REFERENCE, gatewayReference, amount, isClosedPayment: true }
    const status = () => world.gateway.fetchStatus(gatewayReference)

    expect(await status()).toMatchObject({ ...known, status: 'UNPAID', paidAt: null })
    await world.settle(REFERENCE, 'PAID')
    expect(await status()).toMatchObject({ ...known, status: 'PAID', paidAt: NOW })
    await world.settle(REFERENCE, 'REFUND')
    expect(await status()).toMatchObject({ ...known, status: 'REFUND' })
    await world.settle(REFERENCE, 'FAILED')
    expect(await status()).toMatchObject({ ...known, status: 'FAILED' })
  },
)

test.each(GATEWAY_IDS)('%s: fetchStatus returns EXPIRED after the expiry', async (id) => {
  await using world = await openGateway(id)
  const { gatewayReference } = await world.gateway.open(REQUEST)
  world.clock.now = A_DAY_LATER

  expect(await world.gateway.fetchStatus(gatewayReference)).toMatchObject({ status: 'EXPIRED' })
})

test.each(GATEWAY_IDS)('%s: nothing is known of a payment that was never opened', async (id) => {
  await using world = await openGateway(id)

  expect(await world.gateway.fetchStatus('9aed5972-5b6a-401e-894b-a32c91ed1a3a')).toBeNull()
  expect(await world.gateway.find(REFERENCE)).toBeNull()
})

test.each(GATEWAY_IDS)(
  '%s: a wrong key is no proof that a payment does not exist, and is named',
  async (id) => {
    await using world = await openGateway(id, { key: 'another key' })

    await expect(world.gateway.fetchStatus('T1')).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(world.gateway.find(REFERENCE)).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(world.gateway.listChannels()).rejects.toMatchObject({ kind: 'unavailable', about: 'key' })
    const variable = expect.stringMatching(new RegExp(`^${id.toUpperCase()}_`))
    await expect(world.gateway.open(REQUEST)).rejects.toMatchObject({ kind: 'unavailable', variable })
  },
)

test.each(GATEWAY_IDS)('%s: a key that is no valid header is not in the error', async (id) => {
  await using world = await openGateway(id, { key: 'sec\nret' })
  const failure = await world.gateway.open(REQUEST).catch((error) => error)

  expect(failure).toMatchObject({ kind: 'unavailable' })
  expect(`${failure.stack}${failure.cause}`).not.toMatch(/sec\s*ret/)
})

test.each(EACH_METHOD)('%s, %s: find returns a payment whose open reply was lost', async (id, method) => {
  await using world = await openGateway(id)
  world.setFault('lost-answer', 'open')
  await expect(world.gateway.open(requestOf(method))).rejects.toMatchObject({ kind: 'unavailable' })
  world.setFault(null)
  const found = await world.gateway.find(REFERENCE)
  const other = await world.gateway.open(requestOf(method, { reference: `${REFERENCE.slice(0, -1)}X` }))

  const { gatewayReference, payCode, qrString, qrUrl, instructions, fee, ...rest } = other
  expect(found).toMatchObject(rest)
  expect(found?.gatewayReference).toBe(world.find(REFERENCE)?.reference)
  expect(found?.payCode === null).toBe(payCode === null)
  expect(found?.qrString === null).toBe(qrString === null)
})

test.each(GATEWAY_IDS)(
  '%s: a genuine callback names its payment; with another key or another body it is forged',
  async (id) => {
    await using world = await openGateway(id)
    const { gatewayReference } = await world.gateway.open(REQUEST)
    await world.settle(REFERENCE, 'PAID')
    const { headers, body } = world.callback(REFERENCE)
    const read = (text: string, sent = headers) => world.gateway.readCallback(sent, Buffer.from(text))

    const reading = read(body)
    expect(reading).toMatchObject(
      reading.kind === 'hint' ? { gatewayReference } : { notification: { gatewayReference, status: 'PAID' } },
    )
    const forged = world.callback(REFERENCE, 'another key')
    expect(read(forged.body, forged.headers)).toEqual({ kind: 'forged' })
    expect(read(body.replace(REFERENCE, `${REFERENCE.slice(0, -1)}X`))).toEqual({ kind: 'forged' })
    for (const text of ['', '{', 'null', '[]', '{}', '7']) {
      expect(read(text), text).toEqual({ kind: 'forged' })
      expect(read(text, {}), text).toEqual({ kind: 'forged' })
    }
  },
)
