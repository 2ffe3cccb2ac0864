// The products of a fresh site as if its owner had saved each: a live site sells no others.

type Owner = { username: string; password: string }

export async function ownProducts(url: string, owner: Owner): Promise<void> {
  const ask = async (path: string, method: string, token?: string, body?: unknown) => {
    const response = await fetch(`${url}/api/admin${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const { token } = (await ask('/login', 'POST', undefined, owner)) as { token: string }
  const { products } = (await ask('/products', 'GET', token)) as { products: { _id: string }[] }
  for (const { _id } of products) await ask(`/products/${_id}/shelf`, 'PUT', token, { visible: true })
}
