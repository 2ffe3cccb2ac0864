import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import type { AppError } from '#server/platform/kernel/app-error.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { PRODUCT_FORM as FORM } from '#tests/support/forms.ts'
import { gameServers } from '#tests/support/game-servers.ts'
import { seedProducts } from './built-in-products.service.ts'
import { findProduct } from './product.repository.ts'
import { createProducts } from './products.service.ts'

const SHOP = {
  countsTests: false,
  listSales: async () => [],
  shownSettings: () => ({ categories: { list: [{ id: 'points', name: { en: 'Points', id: 'Poin' } }] } }),
}

async function openProducts(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const { db } = database
  const deps = { db, clock: systemClock, random: systemRandom, servers: gameServers(), ...SHOP }
  const audit = createAudit(deps)
  let changes = 0
  const onChange = async () => {
    // Publishing reloads the settings first: a reply before that would leave stale pages.
    await sleep(20)
    changes += 1
  }
  const products = createProducts({ ...deps, audit, onChange })
  return Object.assign(database, { products, audit, changes: () => changes })
}

const onBoth = onBothWith(openProducts)

const codeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'done',
    ({ code }: AppError) => code,
  )

onBoth('adding, editing and deleting a product is in the audit log', async ({ products, audit, changes }) => {
  const added = await products.add({ ...FORM, description_id: ['80 poin'] }, 'ayu')
  expect(added).toMatchObject({
    ...FORM,
    execute: [{ ...FORM.execute[0], server: 'survival', wait_online: false }],
    description_id: ['80 poin'],
    _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
    version: 1,
  })
  const edited = await products.edit(added._id, { ...FORM, price: 80_000, version: 1 }, 'budi')
  expect(edited).toEqual({
    ...added,
    price: 80_000,
    price_now: 80_000,
    version: 2,
    updated_at: expect.any(String),
  })
  expect(await products.list()).toEqual([edited])
  await products.remove(added._id, 'ayu')

  expect(await products.list()).toEqual([])
  expect(changes()).toBe(3)
  expect((await audit.list({ page: 1 })).entries).toMatchObject([
    { admin: 'ayu', action: 'product_deleted', subject: '80 Premium Points', before: { price: 80_000 } },
    {
      admin: 'budi',
      action: 'product_edited',
      subject: '80 Premium Points',
      target: added._id,
      before: { price: 77_000 },
      after: { price: 80_000 },
    },
    { admin: 'ayu', action: 'product_added', subject: '80 Premium Points', after: { price: 77_000 } },
  ])
})

onBoth('an edit of an old version is a conflict; without a version it wins', async ({ products }) => {
  const { _id } = await products.add(FORM, 'ayu')
  await products.edit(_id, { ...FORM, price: 1_000, version: 1 }, 'ayu')

  expect(await codeOf(products.edit(_id, { ...FORM, price: 2_000, version: 1 }, 'budi'))).toBe('conflict')
  expect(await products.list()).toMatchObject([{ price: 1_000, version: 2 }])
  expect(await products.edit(_id, { ...FORM, price: 3_000 }, 'budi')).toMatchObject({ version: 3 })
})

onBoth('an unknown product cannot be edited or deleted', async ({ products, changes }) => {
  expect(await codeOf(products.edit('X', { ...FORM, version: 1 }, 'ayu'))).toBe('product_not_found')
  expect(await codeOf(products.edit('X', FORM, 'ayu'))).toBe('product_not_found')
  expect(await codeOf(products.remove('X', 'ayu'))).toBe('product_not_found')
  expect(changes()).toBe(0)
})

onBoth('a hundred concurrent edits are each audited, and one is the result', async ({ products, audit }) => {
  const { _id } = await products.add(FORM, 'ayu')
  const prices = Array.from({ length: 100 }, (_, index) => (index + 1) * 1_000 + 500)

  await Promise.all(prices.map((price) => products.edit(_id, { ...FORM, price }, 'ayu')))

  const [product] = await products.list()
  expect(prices).toContain(product?.price)
  expect(product?.version).toBe(101)
  expect((await audit.list({ page: 1 })).pagination.totalPages).toBe(6)
  const [last] = (await audit.list({ page: 1 })).entries
  expect(last?.after).toEqual({ price: product?.price })

  const edits = prices.map((price) => products.edit(_id, { ...FORM, price, version: 101 }, 'ayu'))
  const codes = await Promise.all(edits.map(codeOf))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(codes.filter((code) => code === 'conflict')).toHaveLength(99)
})

onBoth('of fifty concurrent deletions one succeeds', async ({ products }) => {
  const { _id } = await products.add(FORM, 'ayu')

  const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(products.remove(_id, 'ayu'))))

  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(codes.filter((code) => code === 'product_not_found')).toHaveLength(49)
})

onBoth('example products are inserted once by concurrent starts', async ({ db, products }) => {
  const deps = { clock: systemClock, random: systemRandom }

  const filled = await Promise.all([1, 2, 3].map(() => seedProducts(db, deps)))
  expect(filled.toSorted()).toEqual([0, 0, 5])
  const shelf = await products.list()
  expect(shelf.map(({ sort_id }) => sort_id)).toEqual([1, 2, 3, 4, 5])
  for (const { image_url } of shelf) expect(existsSync(`public${image_url}`), image_url).toBe(true)
  for (const { _id } of shelf) await products.remove(_id, 'ayu')
  expect(await seedProducts(db, deps)).toBe(0)
  expect(await products.list()).toEqual([])
})

onBoth('example products are not inserted beside others', async ({ db, products }) => {
  const { _id } = await products.add(FORM, 'ayu')

  expect(await seedProducts(db, { clock: systemClock, random: systemRandom })).toBe(0)
  expect(await findProduct(db, _id)).toMatchObject({
    commands: [{ text: 'points give %player% 80', server: null, waitOnline: false }],
  })
})
