// People who order over HTTP, each from an address of their own and with a name of their own.
import type { Agent } from 'node:http'
import type { Product } from '../../contract/shop/store.schema.ts'
import { referenceOf } from '../../tests/support/buyer.ts'
import type { Happened } from './history.ts'
import { ask, askJson } from './request.ts'

type Turnstile = { issue(token: { hostname: string }): string }
type Options = { url: string; turnstile: Turnstile; note(happened: Happened): void }
type OrderFields = Record<string, unknown> & { agent?: Agent; coupon?: string }

export function createCustomers({ url, turnstile, note }: Options) {
  let count = 0
  let products: Product[] | null = null
  const { hostname } = new URL(url)

  function addressOf(number: number): string {
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  }

  async function listProducts(): Promise<Product[]> {
    products ??= JSON.parse((await ask(`${url}/api/store/products`)).text) as Product[]
    return products
  }

  /** Whatever the answer is. */
  async function tryToOrder({ agent, coupon = '', ...fields }: OrderFields = {}) {
    count += 1
    const number = count
    const [product] = await listProducts()
    const body = {
      productId: product?._id,
      username: `Player_${number}`,
      paymentMethod: 'QRIS',
      turnstileToken: turnstile.issue({ hostname }),
      ...fields,
    }
    const headers = { 'x-forwarded-for': addressOf(number) }
    const answer = await askJson(`${url}/api/store/transactions?coupon=${coupon}`, body, headers, agent)
    return { ...answer, username: body.username as string, reply: JSON.parse(answer.text) }
  }

  return {
    listProducts,
    tryToOrder,
    async order(fields: OrderFields = {}): Promise<{ reference: string; username: string }> {
      const { status, text, reply, username } = await tryToOrder(fields)
      if (status !== 200) throw new Error(`no order: ${status} ${text}`)
      const reference = referenceOf(reply.checkoutUrl)
      note({ what: 'ordered', reference, username })
      return { reference, username }
    },
  }
}
