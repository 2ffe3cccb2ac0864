import { expect, test } from 'vitest'
import type { AdminProduct, Shelf } from '#contract/shop/store-admin.schema.ts'
import { NO_PRODUCTS, overviewOf } from '#tests/support/admin-replies.ts'
import { PRODUCT_FORM } from '#tests/support/forms.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'
import { type CategoryChoice, NEW_PRODUCT } from './product-form.ts'

const give = { type: 'commands' as const, text: 'points give %player% 80', server: 'survival' }
const FIELDS = {
  ...NEW_PRODUCT,
  ...PRODUCT_FORM,
  price: 39_500,
  execute: [{ ...give, wait_online: false }],
  execute_on_refund: [],
}
const PRODUCT: AdminProduct = {
  ...FIELDS,
  _id: 'P1',
  built_in: false,
  sold: 0,
  price_now: 39_500,
  sale_ends: null,
  updated_at: '2026-11-15T12:41:00.000Z',
  version: 1,
}

const serverOf = (id: string) => ({ id, name: id, bedrock_prefix: '*' })

type Listed = { products?: AdminProduct[]; categories?: CategoryChoice[] }

async function openStore({ products = [PRODUCT], categories = [] }: Listed = {}, api: FakeApi = {}) {
  const state = { failure: failure(500, 'internal'), canSave: false, version: 1 }
  let listed = products
  const servers = [serverOf('survival'), serverOf('skyblock')]
  const page = await renderPage('/en/admin/store', {
    api: {
      'GET /api/admin/products': () => ({ ...NO_PRODUCTS, products: listed, servers, categories }),
      'POST /api/admin/products': PRODUCT,
      'PUT /api/admin/product-order': { products },
      'POST /api/admin/products/:id/duplicate': products.at(-1) ?? PRODUCT,
      'PUT /api/admin/products/:id': ({ body }) => {
        if (!state.canSave) return state.failure
        const saved = { ...PRODUCT, ...(body as object), version: ++state.version }
        listed = [saved]
        return saved
      },
      'DELETE /api/admin/products/:id': () => state.failure,
      'PUT /api/admin/products/:id/shelf': ({ body }) =>
        state.canSave ? { ...PRODUCT, ...(body as Shelf), version: ++state.version } : state.failure,
      ...api,
    },
  })
  return { ...page, state }
}

test('a product that cannot be deleted says so in the question', async () => {
  const { click, texts } = await openStore()
  await click('button', 'Delete 80 Premium Points')
  await click('dialog button', 'Delete')
  expect(texts('dialog [role=alert]').join()).toContain('Failed to delete product')
})

test('a product that cannot be saved stays in its form; a deleted one can be saved as a new one', async () => {
  const { bodies, click, get, state, texts, type } = await openStore()
  await click('main a', 'Edit 80 Premium Points')
  await type('dialog form input', /^Name/, 'Another name')
  await click('dialog form button', 'Save product')
  expect(texts('dialog form [role=alert]').join()).toContain('Failed to save product')
  expect(get('dialog form input', /^Name/)).toHaveProperty('value', 'Another name')

  state.failure = failure(404, 'product_not_found')
  await type('dialog form input', /^Name/, 'Another pack')
  await click('dialog form button', 'Save product')
  expect(texts('dialog form [role=alert]').join()).toContain('This product has been deleted.')
  await click('dialog form button', 'Save as a new product')
  expect(window.location.pathname).toBe('/en/admin/store')
  expect(bodies.at(-1)).toEqual({ ...FIELDS, name: 'Another pack' })
})

const SEASON = { id: 'season', name: { en: 'Season', id: 'Musim' } }
const CATEGORIES = [
  SEASON,
  { id: 'points', name: { en: 'Points', id: 'Poin' } },
  { id: 'unused', name: { en: 'Unused', id: 'Kosong' } },
]
const named = (name: string, category: string): AdminProduct => ({ ...PRODUCT, _id: name, name, category })

test('products stand below their category, move inside of it, and the others keep their places', async () => {
  const products = [named('A', 'points'), named('B', ''), named('C', 'season'), named('D', 'points')]
  const { bodies, get, fire, texts, wait } = await openStore({ products, categories: CATEGORIES })
  expect(texts('.group-row')).toEqual(['Season 1', 'Points 2', 'No category 1'])
  expect(texts('.p-name')).toEqual(['C', 'A', 'D', 'B'])
  const down = () => new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
  await fire(get('[data-row="A"] .p-grip button'), down())
  await wait(1_000)
  expect(bodies).toEqual([{ before: ['A', 'B', 'C', 'D'], after: ['B', 'C', 'D', 'A'] }])
  await fire(get('[data-row="C"] .p-grip button'), down())
  await wait(1_000)
  expect(bodies).toHaveLength(1)
})

test('a command has its own server, and may wait for its player', async () => {
  const { bodies, click, fire, get, state, texts, type } = await openStore()
  state.canSave = true
  await click('main a', 'Edit 80 Premium Points')
  await type('dialog form textarea', /^Commands/, 'points give %player% 80\nkit %player%')
  const server = get('select', 'Server of command 2') as HTMLSelectElement
  server.value = 'skyblock'
  await fire(server, new Event('change', { bubbles: true }))
  await click('dialog form li:nth-child(2) input[type=checkbox]')
  expect(texts('dialog form').join()).toContain('Runs when the player is on skyblock.')
  await click('dialog form button', 'Save product')
  expect(bodies).toMatchObject([
    {
      execute: [
        { text: 'points give %player% 80', server: 'survival' },
        { text: 'kit %player%', server: 'skyblock', wait_online: true },
      ],
    },
  ])
})

test('the menu of a row moves the product to another category where it can be saved, and back with Undo', async () => {
  const { bodies, click, state, texts } = await openStore({ categories: [SEASON] })
  async function move(): Promise<void> {
    expect(texts('.group-row')).toEqual(['No category 1'])
    await click('button', 'More actions for 80 Premium Points')
    await click('.pop button', 'Move to Season')
  }
  await move()
  expect(texts('.toast').join()).toContain('Failed to save product')
  state.canSave = true
  await move()
  expect(texts('.group-row')).toEqual(['Season 1'])
  await click('button', 'Undo')
  expect(texts('.group-row')).toEqual(['No category 1'])
  expect(bodies.slice(1)).toEqual([{ category: 'season' }, { visible: true, category: '' }])
})

test('a list from before a move does not undo it', async () => {
  const other = { ...PRODUCT, _id: 'P2', name: 'Old pack' }
  let move = (_: AdminProduct) => {}
  const { click, texts } = await openStore(
    { products: [PRODUCT, other], categories: [SEASON] },
    {
      'PUT /api/admin/products/:id/shelf': () => new Promise<AdminProduct>((resolve) => (move = resolve)),
      'DELETE /api/admin/products/:id': { success: true },
    },
  )
  const moved = ['Season 1', 'No category 1']
  await click('button', 'More actions for 80 Premium Points')
  await click('.pop button', 'Move to Season')
  expect(texts('.group-row')).toEqual(moved)
  await click('button', 'Delete Old pack')
  await click('dialog button', 'Delete')
  expect(texts('.group-row')).toEqual(moved)
  move({ ...PRODUCT, category: 'season', version: 2 })
  await click('.view-link', /^All/)
  expect(texts('.group-row')).toEqual(moved)
})

test('views show the products of one kind, and cannot be reordered', async () => {
  const hidden = { ...PRODUCT, _id: 'P2', name: 'Old pack', visible: false }
  const { click, texts } = await openStore({ products: [PRODUCT, hidden] })
  expect(texts('.view-link')).toEqual(['All2', 'In the store1', 'On sale', 'Hidden1'])
  await click('.view-link', 'Hidden1')
  expect(texts('.p-name')).toEqual(['Old pack'])
  expect(texts('.p-grip')).toEqual([])
})

test('a product is shown by its switch, and hidden again with Undo', async () => {
  const { bodies, click, get, state } = await openStore({ products: [{ ...PRODUCT, visible: false }] })
  state.canSave = true
  await click('tbody input[type=checkbox]')
  expect(get('tbody input[type=checkbox]')).toHaveProperty('checked', true)
  await click('.toast button', 'Undo')
  expect(get('tbody input[type=checkbox]')).toHaveProperty('checked', false)
  expect(bodies).toMatchObject([{ visible: true }, { visible: false }])
})

test('a copy of a product opens in the editor', async () => {
  const { click, get } = await openStore({ products: [PRODUCT, { ...PRODUCT, _id: 'P2', name: 'Copy' }] })
  await click('button', 'More actions for 80 Premium Points')
  await click('.pop button', 'Duplicate')
  expect(window.location.pathname).toBe('/en/admin/store/products/P2')
  expect(get('dialog form input', /^Name/)).toHaveProperty('value', 'Copy')
})

test('a saved product closes its editor, and Undo brings its price back', async () => {
  const { click, state, texts, type } = await openStore()
  state.canSave = true
  await click('main a', 'Edit 80 Premium Points')
  await type('dialog form input', /^Price/, '21000')
  await click('dialog form button', 'Save product')
  expect(window.location.pathname).toBe('/en/admin/store')
  expect(texts('tbody').join()).toContain('Rp21.000')
  await click('.toast button', 'Undo')
  expect(texts('tbody').join()).toContain('Rp39.500')
})

test('a new product stands after the others', async () => {
  const { click, get } = await openStore({ products: [{ ...PRODUCT, sort_id: 7 }] })
  await click('a', 'Add Product')
  expect(get('dialog form input', 'Sort order')).toHaveProperty('value', '8')
})

test('a manager reads the commands of a product and cannot change them', async () => {
  const { click, get } = await openStore({}, { 'GET /api/admin/overview': overviewOf('manager') })
  await click('main a', 'Edit 80 Premium Points')
  expect(get('dialog form textarea', /^Commands/)).toHaveProperty('readOnly', true)
  expect(get('dialog form fieldset:has(ol)')).toHaveProperty('disabled', true)
})
