// Changes of products by admins, as visitors see them on cached pages.
import { expect, test } from 'vitest'
import type { AdminProduct, ProductForm } from '#contract/shop/store-admin.schema.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const { admin, ...site } = await ownedSiteOfFile()

const listAll = async () => (await admin.json<{ products: AdminProduct[] }>('/products')).products

async function edit(index: number, change: Partial<ProductForm>): Promise<AdminProduct> {
  const product = (await listAll())[index] as AdminProduct
  const { _id, ...form } = product
  const response = await admin.ask(`/products/${_id}`, 'PUT', { ...form, ...change })
  expect(response.status).toBe(200)
  return response.json() as Promise<AdminProduct>
}

test('a hidden product leaves the store, the sitemap and its own page at once', async () => {
  const [product] = await listAll()
  const path = `/en/store/product/${product?._id}`
  expect((await site.read('/en/store')).html).toContain(path)
  expect((await site.read(path)).status).toBe(200)
  await admin.ask(`/products/${product?._id}/shelf`, 'PUT', { visible: false })

  expect((await site.read('/en/store')).html).not.toContain(path)
  expect(await site.text('/sitemap.xml')).not.toContain(path)
  const page = await site.read(path)
  expect(page.status).toBe(404)
  expect(page.html).toContain('Not for sale right now')
  expect(await site.json(`/api/store/products/${product?._id}`)).toMatchObject({
    code: 'product_not_for_sale',
  })
  await admin.ask(`/products/${product?._id}/shelf`, 'PUT', { visible: true })
  expect((await site.read(path)).status).toBe(200)
})

test('categories are headings once products of more than one are shown', async () => {
  const list = ['points', 'season'].map((id) => ({ id, name: { en: `The ${id}`, id: `Si ${id}` } }))
  await admin.save('categories', { list })
  expect((await site.read('/en/store')).html).not.toMatch(/<h2[^>]*>The points/)
  for (const index of [0, 1, 3]) await edit(index, { category: 'points' })
  await edit(4, { category: 'season' })

  const { html } = await site.read('/id/store')
  expect([...html.matchAll(/<h2[^>]*>(Si \w+)</g)].map(([, name]) => name)).toEqual([
    'Si points',
    'Si season',
  ])
  expect((await edit(3, { category: '' })).category).toBe('')
  const refused = await admin.ask('/settings/categories', 'PUT', { version: 1, value: { list: [] } })
  expect(refused.status).toBe(400)
})
