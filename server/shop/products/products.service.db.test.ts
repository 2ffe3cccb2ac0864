// Order, visibility and copies of products, and the fields that the console adds.
import { expect, test } from 'vitest'
import type { ProductForm, Shelf } from '#contract/shop/store-admin.schema.ts'
import { openAdminCore } from '#tests/support/admin-core.ts'
import { type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { PRODUCT_FORM } from '#tests/support/forms.ts'
import { gameServers } from '#tests/support/game-servers.ts'
import { DAY_SUM } from '#tests/support/orders.ts'
import { createProducts } from './products.service.ts'

const FORM: ProductForm = { ...PRODUCT_FORM, name: 'A', sort_id: 1 }
const FULL: ProductForm = {
  ...FORM,
  name_id: 'A (ID)',
  description_id: ['80 poin'],
  visible: false,
  category: 'points',
  available_from: '2026-11-16T00:00:00Z',
  available_until: null,
  sale_price: 70_000,
  sale_from: null,
  sale_until: '2026-12-01T17:00:00.000Z',
  limit_per_player: { count: 2, period: 'month' },
  execute_on_refund: [{ type: 'commands', text: 'points take %player% 80', server: 'survival' }],
}

async function openShelf(kind: DatabaseKind, more: Partial<Parameters<typeof createProducts>[0]> = {}) {
  const core = await openAdminCore(kind)
  const shownSettings = () => ({ categories: { list: [{ id: 'points', name: { en: 'P', id: 'P' } }] } })
  const products = createProducts({
    ...core,
    servers: gameServers(),
    shownSettings,
    countsTests: false,
    listSales: async () => [],
    ...more,
  })
  return { ...core, products, lastEntry: async () => (await core.audit.list({ page: 1 })).entries[0] }
}

async function addThree(products: Awaited<ReturnType<typeof openShelf>>['products']) {
  const added = []
  for (const [index, name] of ['A', 'B', 'C'].entries()) {
    added.push(await products.add({ ...FORM, name, sort_id: index + 1 }, 'ayu'))
  }
  return added.map(({ _id }) => _id)
}

const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name).join('')

const onBoth = onBothWith(openShelf)

onBoth('every field is stored, and one that is left out stays', async (shelf) => {
  const added = await shelf.products.add(FULL, 'ayu')
  expect(added).toMatchObject({
    ...FULL,
    available_from: '2026-11-16T00:00:00.000Z',
    execute: [{ text: 'points give %player% 80', server: 'survival', wait_online: false }],
    execute_on_refund: [{ text: 'points take %player% 80', server: 'survival', wait_online: false }],
  })
  const { version: _version, ...same } = added
  const edited = await shelf.products.edit(added._id, { ...FORM, version: 1 }, 'ayu')
  expect(edited).toEqual({ ...same, version: 2 })
  const cleared = {
    description_id: [],
    visible: true,
    sale_price: null,
    limit_per_player: null,
    execute_on_refund: [],
  }
  expect(await shelf.products.edit(added._id, { ...FORM, ...cleared }, 'ayu')).toMatchObject(cleared)
  expect(await shelf.lastEntry()).toMatchObject({
    before: {
      refundCommands: [{ text: 'points take %player% 80', server: 'survival', waitOnline: false }],
      visible: false,
      sale_price: 70_000,
      limit: { count: 2, period: 'month' },
    },
    after: { refundCommands: [], visible: true, sale_price: null, limit: null },
  })
  await expect(shelf.products.add({ ...FORM, category: 'gone' }, 'ayu')).rejects.toMatchObject({
    code: 'category_not_found',
  })
})

onBoth('the whole order is saved at once', async (shelf) => {
  const [a = '', b = '', c = ''] = await addThree(shelf.products)

  const ordered = await shelf.products.order({ before: [a, b, c], after: [c, a, b] }, 'ayu')
  expect(namesOf(ordered)).toBe('CAB')
  expect(ordered.map(({ sort_id, version }) => [sort_id, version])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
  ])
  expect(await shelf.lastEntry()).toMatchObject({
    action: 'products_reordered',
    after: { products: ['C', 'A', 'B'] },
  })
  const before = [c, a, b]
  for (const refused of [
    { before: [a, b, c], after: [b, a, c] },
    { before, after: [a, b] },
    { before, after: [a, a, b] },
    { before, after: [a, b, c, 'X'] },
  ]) {
    await expect(shelf.products.order(refused, 'budi')).rejects.toMatchObject({ code: 'conflict' })
  }
  expect(namesOf(await shelf.products.list())).toBe('CAB')
})

onBoth('of concurrent orders of the same products one is saved', async (shelf) => {
  const [a = '', b = '', c = ''] = await addThree(shelf.products)
  const before = [a, b, c]

  const saved = await Promise.allSettled(
    [
      [c, a, b],
      [b, c, a],
      [c, b, a],
    ].map((after) => shelf.products.order({ before, after }, 'ayu')),
  )
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const list = await shelf.products.list()
  expect(list.map(({ sort_id }) => sort_id)).toEqual([1, 2, 3])
})

onBoth('the shelf changes visibility or category; a copy is hidden', async (shelf) => {
  const original = await shelf.products.add({ ...FULL, visible: true }, 'ayu')

  const hidden = await shelf.products.shelve(original._id, { visible: false }, 'budi')
  expect(hidden).toEqual({ ...original, visible: false, version: 2 })
  expect(await shelf.lastEntry()).toMatchObject({
    admin: 'budi',
    before: { visible: true },
    after: { visible: false },
  })
  const shelve = (to: Shelf) => shelf.products.shelve(original._id, to, 'budi')
  expect(await shelve({ visible: true, category: '' })).toMatchObject({ visible: true, category: '' })
  await expect(shelve({ category: 'gone' })).rejects.toMatchObject({ code: 'category_not_found' })
  expect(await shelve({ category: 'points' })).toMatchObject({ visible: true, category: 'points' })

  const copy = await shelf.products.duplicate(original._id, 'id', 'budi')
  expect(copy).toEqual({
    ...original,
    _id: expect.any(String),
    name: 'A (salinan)',
    name_id: 'A (ID) (salinan)',
    visible: false,
  })
  expect(shelf.changes()).toBe(5)
  await expect(shelf.products.duplicate('X', 'en', 'ayu')).rejects.toMatchObject({
    code: 'product_not_found',
  })
})

onBoth('sold counts what was paid in 30 days, without tests', async (shelf) => {
  const { _id } = await shelf.products.add(FORM, 'ayu')
  const sum = { ...DAY_SUM, product_id: _id, sold: 2, refunded: 1 }
  await shelf.db
    .insertInto('day_sum')
    .values([
      sum,
      { ...sum, shard: 1, sold: 1 },
      { ...sum, day: '2026-10-17', method: 'BRIVA', sold: 4 },
      { ...sum, day: '2026-10-16', sold: 100 },
      { ...sum, is_test: 1, sold: 100 },
      { ...sum, product_id: 'OTHER', sold: 100 },
    ])
    .execute()

  expect(await shelf.products.list()).toMatchObject([{ sold: 7 }])
})

test('a sale over the product is the price of now', async () => {
  const sale = {
    id: 'S',
    name: 'Sale',
    kind: 'percent' as const,
    value: 50,
    scope: null,
    enabled: true,
    starts_at: null,
    ends_at: '2026-11-20T00:00:00.000Z',
  }
  await using shelf = await openShelf('sqlite', { listSales: async () => [sale] })
  expect(await shelf.products.add(FORM, 'ayu')).toMatchObject({
    price: 77_000,
    price_now: 38_500,
    sale_ends: '2026-11-20T00:00:00.000Z',
  })
})

test('without the permission for commands a product keeps its own, and a new one has those of another', async () => {
  await using shelf = await openShelf('sqlite')
  const { products } = shelf
  const { _id } = await products.add(FULL, 'ayu')
  const check = (form: ProductForm, id: string | null) =>
    products.requireKnownCommands(form, id).then(
      () => 'allowed',
      ({ code }: { code: string }) => code,
    )

  expect(await check(FORM, _id)).toBe('allowed')
  expect(await check(FULL, _id)).toBe('allowed')
  expect(await check(FULL, null)).toBe('allowed')
  expect(await check(FORM, null)).toBe('allowed')
  const other = { type: 'commands' as const, text: 'op Steve' }
  expect(await check({ ...FULL, execute_on_refund: [other] }, _id)).toBe('permission_missing')
  expect(await check({ ...FULL, execute_on_refund: [] }, _id)).toBe('permission_missing')
  expect(await check({ ...FULL, execute_on_refund: [other] }, null)).toBe('permission_missing')
  expect(await check({ ...FULL, execute: [other] }, null)).toBe('permission_missing')
})
