// The products of a fresh site as if its owner had saved each: a live site sells no others.
import { signIn } from './settings-client.ts'

export async function ownProducts(url: string, owner: { username: string; password: string }): Promise<void> {
  const { ask, json } = await signIn({ url }, owner)
  const { products } = await json<{ products: { _id: string }[] }>('/products')
  for (const { _id } of products) {
    const reply = await ask(`/products/${_id}/shelf`, 'PUT', { visible: true })
    if (!reply.ok) throw new Error(`product not saved: ${await reply.text()}`)
  }
}
