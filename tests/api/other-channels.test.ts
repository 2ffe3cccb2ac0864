// A channel that only the account at the gateway has, over HTTP: switched on, ordered, paid at the wallet's page, found again.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const site = await ownedSiteOfFile({ PUBLIC_URL: 'http://localhost:3000' })

test('a wallet of the account is offered after it was switched on, and paid at its own page', async () => {
  const buyer = createBuyer(site.url)
  const [product] = await buyer.products()
  const order = () => buyer.order({ paymentMethod: 'OVO' })
  expect((await order()).reply).toMatchObject({ code: 'method_not_available' })

  await site.admin.ask('/payment-channels/ask', 'POST', {})
  const { methods, ...payments } = demoSettings.payments
  const added = { method: 'OVO', enabled: true, barcode: false, gateways: [] }
  await site.admin.save('payments', { ...payments, methods: [...methods, added] })
  const { reply: offered } = await buyer.ask(`/api/store/products/${product?._id}`)
  expect(offered).toMatchObject({ payment_methods: { 8: { method: 'OVO', name: 'OVO' } } })
  const { status, reference } = await order()
  expect(status).toBe(200)
  const { pay_url = '' } = (await buyer.payment(reference)).reply
  const page = await site.text(`/id/store/checkout/${reference}`)
  expect(page).toContain(`href="${pay_url}"`)
  expect(page).toContain('Bayar lewat OVO')

  expect(await (await fetch(pay_url)).text()).toContain('OVO (demo)')
  const back = await fetch(pay_url, { method: 'POST', redirect: 'manual' })
  expect([back.status, back.headers.get('location')]).toEqual([303, expect.stringContaining(reference)])
  expect((await buyer.payment(reference)).reply).toMatchObject({ status: 'PAID', payment_name: 'OVO' })

  const list = await site.admin.json('/transactions?method=OVO')
  expect(list).toMatchObject({ transactions: [{ payment_type: 'OVO', payment_name: 'OVO' }] })
  const choices = await site.admin.json('/transactions/choices')
  expect(choices).toMatchObject({ methods: [{ id: 'OVO', name: 'OVO' }] })
})
