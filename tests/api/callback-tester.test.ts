// The callback testers of the gateways' panels: 200 and success, or the panel says that the address does not work.
import { afterAll, expect, test } from 'vitest'
import { tripayEnv } from '#tests/operate/outside.ts'
import { startTripayServer } from '#tests/simulators/tripay-server.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { startOwned } from '#tests/support/site.ts'

const tripay = await startTripayServer({ now: () => new Date() })
tripay.setCallbacks(false)
const { admin, ...site } = await startOwned(tripayEnv(tripay))
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await tripay.close()
})
const productId = await admin.sell([{ text: 'say %player%' }])

async function send({ headers, body }: { headers: Record<string, string>; body: string }) {
  const url = `${site.url}/api/payments/tripay/callback`
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  return [response.status, await response.json()]
}

test.each(['PAID', 'EXPIRED', 'FAILED', 'REFUND', 'UNPAID'])('%s of an existing payment', async (status) => {
  const { reference } = await createBuyer(site.url).order({ productId, username: `Steve_${status}` })
  expect(await send(tripay.signedCallback(reference, { status }))).toEqual([200, { success: true }])
})

test('a payment without an order is confirmed; money for it waits for a person', async () => {
  const { reference } = await createBuyer(site.url).order({ productId, username: 'Alex' })
  const strange = { merchant_ref: 'TEST', reference: 'DEV-T0000000000000000' }
  const unpaid = tripay.signedCallback(reference, { ...strange, status: 'EXPIRED' })
  expect(await send(unpaid)).toEqual([200, { success: true }])
  const queue = async () => (await admin.json<{ queue: { kind: string }[] }>('/today')).queue
  const unknown = async () => (await queue()).filter(({ kind }) => kind === 'unknown_payment')
  expect(await unknown()).toEqual([])
  expect(await send(tripay.signedCallback(reference, strange))).toEqual([200, { success: true }])
  expect(await unknown()).toHaveLength(1)
})

test('a test with another key is refused', async () => {
  const { reference } = await createBuyer(site.url).order({ productId, username: 'Budi' })
  expect(await send(tripay.signedCallback(reference, {}, 'another key'))).toMatchObject([403, {}])
})
