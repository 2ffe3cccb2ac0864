// SSRF: the server never requests URLs from users or the gateway.
import dns from 'node:dns'
import net from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listenHttp } from '#simulators/http.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { openFuzzedSite } from './fuzzed-site.ts'

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

/** Records every connection and DNS lookup of this process while active. */
function watchOutgoing(): { hosts: string[] } & Disposable {
  const hosts: string[] = []
  const connect = net.Socket.prototype.connect
  const lookup = dns.lookup
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    hosts.push(nameOf(args))
    return Reflect.apply(connect, this, args)
  } as typeof connect
  dns.lookup = ((name: string, ...rest: unknown[]) => {
    hosts.push(name)
    return Reflect.apply(lookup, dns, [name, ...rest])
  }) as typeof lookup
  return {
    hosts,
    [Symbol.dispose]() {
      net.Socket.prototype.connect = connect
      dns.lookup = lookup
    },
  }
}

/** Node passes the options directly or as the first element of an array. */
function nameOf(args: unknown[]): string {
  const [first] = args.flat()
  const { host, path, port } = (typeof first === 'object' && first ? first : { port: first }) as {
    host?: string
    path?: string
    port?: unknown
  }
  return path ?? `${host ?? 'localhost'}:${port}`
}

const AN_HOUR_SECONDS = 3_600

type Asked = { merchant_ref?: string; amount?: number }

/** Minimal Tripay server with replies set by the test. */
async function startHostileGateway(response: () => Record<string, unknown>) {
  let orders = 0
  const { origin, close } = await listenHttp(async (request, reply) => {
    const { merchant_ref, amount } = request.method === 'POST' ? ((await json(request)) as Asked) : {}
    orders += 1
    const expired_time = Math.floor(Date.now() / 1_000) + AN_HOUR_SECONDS
    const data = {
      reference: `T${orders}`,
      merchant_ref,
      payment_name: 'QRIS',
      amount,
      fee_customer: 0,
      status: 'UNPAID',
      pay_code: '12345',
      expired_time,
      instructions: [],
      ...response(),
    }
    reply.end(JSON.stringify({ success: true, message: '', data }))
  })
  return {
    env: {
      TRIPAY_URL: `${origin}/api`,
      TRIPAY_MERCHANT_CODE: 'T1',
      TRIPAY_API_KEY: 'key',
      TRIPAY_PRIVATE_KEY: 'private',
    },
    [Symbol.asyncDispose]: close,
  }
}

test('product images are not fetched by the server, and invalid URLs are refused', async () => {
  await using site = await openFuzzedSite()
  const owner = await site.open()
  using watched = watchOutgoing()
  const statuses: Record<string, number> = {}
  for (const image_url of addresses()) {
    const product = { name: 'P', price: 5_000, image_url, description: ['a'], sort_id: 1 }
    const execute = [{ type: 'commands', text: 'say %player%' }]
    const response = await owner.ask('/products', 'POST', { ...product, execute })
    statuses[image_url] = response.status
    const { _id } = (await response.json()) as { _id?: string }
    for (const path of ['/en/store', '/api/store/products', ...(_id ? [`/id/store/product/${_id}`] : [])])
      await site.text(path)
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
  for (const [number, given] of addresses().entries()) {
    address = given
    const buyer = createBuyer(site.url, { 'x-forwarded-for': `203.0.113.${number}` })
    const { reply, reference } = await buyer.order()
    expect(reply.checkoutUrl).toMatch(/^\/store\/checkout\/[0-9A-Z-]{34}$/)
    const payment = (await buyer.payment(reference)).reply
    await site.text(`/en${reply.checkoutUrl}`)
    expect(payment.qr_url).toBe(address.startsWith('https:') ? address : null)
  }

  expect(watched.hosts.filter((host) => host.includes(String(port)))).toEqual([])
  expect(touched).toBe(0)
})
