// SSRF: the server never requests URLs from users or the gateway.
import { afterAll, expect, test } from 'vitest'
import { listenTcp } from '#simulators/tcp.ts'
import { createBuyer, referenceOf } from '#tests/support/buyer.ts'
import { openFuzzedSite } from './fuzzed-site.ts'
import { startHostileGateway } from './hostile-gateway.ts'
import { watchOutgoing } from './outgoing.ts'

let touched = 0
const { port, close } = await listenTcp((socket) => {
  touched += 1
  socket.destroy()
})
afterAll(close)

/** Spellings of loopback, cloud metadata services and files. */
const addresses = () => [
  ...[`http://127.0.0.1:${port}/a.png`, `http://localhost:${port}/a.png`, `http://[::1]:${port}/a.png`],
  ...[`http://2130706433:${port}/a.png`, `http://0177.0.0.1:${port}/a.png`, `http://0x7f.1:${port}/a.png`],
  ...['http://169.254.169.254/latest/meta-data/', 'http://metadata.google.internal/'],
  ...['http://rebind.test/a.png', 'file:///etc/passwd', 'gopher://127.0.0.1:1/', 'ftp://a/b'],
  ...[`https://user@127.0.0.1:${port}/a.png`, `http://127.0.0.1.nip.io:${port}/`, `HTTP://127.1:${port}/`],
  ...[`//127.0.0.1:${port}/a.png`, 'data:text/html,x'],
]

test('product images are not fetched by the server, and invalid URLs are refused', async () => {
  await using site = await openFuzzedSite()
  const token = await site.signIn()
  using watched = watchOutgoing()
  const statuses: Record<string, number> = {}
  for (const image_url of addresses()) {
    const product = { name: 'P', price: 5_000, image_url, description: ['a'], sort_id: 1 }
    const response = await fetch(`${site.url}/api/admin/products`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...product, execute: [{ type: 'commands', text: 'say %player%' }] }),
    })
    statuses[image_url] = response.status
    const { _id } = (await response.json()) as { _id?: string }
    for (const path of ['/en/store', '/api/store/products', ...(_id ? [`/id/store/product/${_id}`] : [])])
      await (await site.get(path)).text()
  }

  for (const [address, status] of Object.entries(statuses))
    expect([address, status]).toEqual([address, /^https?:/i.test(address) ? 200 : 400])
  expect(watched.hosts.length).toBeGreaterThan(0)
  expect(
    watched.hosts.filter((host) => host.includes(String(port)) || /169\.254|test|internal|nip/.test(host)),
  ).toEqual([])
  expect(touched).toBe(0)
})

test('URLs of the gateway are stored or dropped, never requested', async () => {
  let address = ''
  await using gateway = await startHostileGateway(() => ({
    qr_url: address,
    checkout_url: address,
    pay_url: address,
    callback_url: address,
    payment_name: address,
  }))
  await using site = await openFuzzedSite(gateway.env)
  using watched = watchOutgoing()
  const products = await createBuyer(site.url).products()
  for (const [number, given] of addresses().entries()) {
    address = given
    const buyer = createBuyer(site.url, { 'x-forwarded-for': `203.0.113.${number}` })
    const { reply } = await buyer.order({ productId: products[0]?._id ?? '' })
    expect(reply.checkoutUrl).toMatch(/^\/store\/checkout\/[0-9A-Z-]{34}$/)
    const payment = (await buyer.payment(referenceOf(reply.checkoutUrl))).reply
    await (await site.get(`/en${reply.checkoutUrl}`)).text()
    expect(payment.qr_url).toBe(address.startsWith('https:') ? address : null)
  }

  expect(watched.hosts.filter((host) => host.includes(String(port)))).toEqual([])
  expect(touched).toBe(0)
})
