// A site whose only gateway is Midtrans, over HTTP: order, payment page, notification.
import { afterAll, expect, test } from 'vitest'
import { DEMO_MIDTRANS, startMidtransServer } from '#tests/simulators/midtrans-server.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { startOwned } from '#tests/support/site.ts'

const midtrans = await startMidtransServer({ now: () => new Date(), callbackPauseMs: 10 })
const { admin, ...site } = await startOwned({
  // Real payments stay real where other parts may be simulated.
  ALLOW_SANDBOX: '1',
  MIDTRANS_BASE_URL: midtrans.url,
  MIDTRANS_MERCHANT_ID: DEMO_MIDTRANS.merchantId,
  MIDTRANS_SERVER_KEY: DEMO_MIDTRANS.serverKey,
})
midtrans.setCallbackUrl(`${site.url}/api/payments/midtrans/callback`)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await midtrans.close()
})

const productId = await admin.sell([{ text: 'say %player%' }])

async function order(paymentMethod: 'MANDIRIVA' | 'QRIS') {
  const buyer = createBuyer(site.url)
  const { status, reply, reference } = await buyer.order({ productId, paymentMethod })
  expect([status, reply.code]).toEqual([200, undefined])
  return { reference, buyer, payment: async () => (await buyer.payment(reference)).reply }
}

test('a payment of Mandiri is shown with its company code, and paid by a confirmed notification', async () => {
  const { reference, payment } = await order('MANDIRIVA')
  const { pay_code, biller_code } = await payment()
  const page = await site.text(`/id/store/checkout/${reference}`)
  expect([biller_code, midtrans.find(reference)?.pay_code]).toEqual(['70012', pay_code])
  expect(page).toContain('Kode perusahaan')
  expect(page).toContain('70012')

  await midtrans.settle(reference, 'PAID')
  expect(midtrans.callbacks.at(-1)).toMatchObject({ merchantRef: reference, taken: true })
  expect(await payment()).toMatchObject({ status: 'PAID' })
})

test('a notification that Midtrans does not confirm is answered with 503 and sent again', async () => {
  const { reference, payment } = await order('QRIS')
  midtrans.setFault('error-500', 'status')
  const { headers, body } = midtrans.signedCallback(reference)
  const url = `${site.url}/api/payments/midtrans/callback`
  const response = await fetch(url, { method: 'POST', headers, body })

  expect(response.status).toBe(503)
  midtrans.setFault(null)
  expect(await payment()).toMatchObject({ status: 'UNPAID' })
})

test('a forged notification, an unknown gateway and a simulated payment are refused', async () => {
  const { reference, buyer, payment } = await order('QRIS')
  const { headers, body } = midtrans.signedCallback(reference, {}, 'another key')
  const send = (gateway: string) =>
    fetch(`${site.url}/api/payments/${gateway}/callback`, { method: 'POST', headers, body })

  expect((await send('midtrans')).status).toBe(403)
  expect((await send('tripay')).status).toBe(403)
  expect((await send('another')).status).toBe(404)
  const simulated = await buyer.simulate(reference, 'PAID')
  expect(simulated).toMatchObject({ status: 404, reply: { code: 'not_found' } })
  expect(await payment()).toMatchObject({ status: 'UNPAID' })
})

test('no simulator takes what was paid with real money', async () => {
  const { servers } = await admin.json<{ servers: object[] }>('/overview')
  expect(servers).toMatchObject(Array(3).fill({ mode: 'real', waits_for: 'rcon_address' }))
})

test('the test of the dashboard is answered as it demands, and changes nothing', async () => {
  const { reference } = await order('QRIS')
  const order_id = 'payment_notif_test_G000000000_1'
  const { headers, body } = midtrans.signedCallback(reference, { order_id })
  const response = await fetch(`${site.url}/api/payments/midtrans/callback`, {
    method: 'POST',
    headers,
    body,
  })
  expect([response.status, await response.json()]).toEqual([200, { success: true }])
  expect((await admin.json<{ queue: object[] }>('/today')).queue).toEqual([])
})
