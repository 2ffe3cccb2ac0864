// The whole site as one file: there and back, twice, and never half.
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { seedProducts } from '#server/shop/products/built-in-products.service.ts'
import { listProducts, updateProduct } from '#server/shop/products/product.repository.ts'
import { fieldsOf } from '#server/shop/products/product-fields.ts'
import { insertPost } from '#server/site/posts/post.repository.ts'
import { editArchive } from '#tests/support/archive.ts'
import { addCoupon, addSale } from '#tests/support/coupons.ts'
import { POST_FORM } from '#tests/support/forms.ts'
import { insertOrders, orderRow } from '#tests/support/orders.ts'
import { betweenSites, contentOf, fill, openSiteFileWorld } from '#tests/support/site-file-world.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const picturesOf = (archive: Uint8Array) =>
  Object.keys(unzipSync(archive)).filter((name) => name.startsWith('pictures/'))

test.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('a filled site of %s is the same site in an empty %s', async (from, to) => {
  await using source = await openSiteFileWorld(from)
  await using target = await openSiteFileWorld(to)
  await fill(source, { hero: true })
  const archive = await source.exported()
  expect(picturesOf(archive)).toHaveLength(5)
  await target.import(archive)

  expect(await contentOf(target)).toEqual(await contentOf(source))
  expect(target.published.times).toBe(1)
  const entries = await target.db.selectFrom('audit_entry').select(['action', 'after']).execute()
  const counts = Map.groupBy(entries, ({ action }) => action)
  expect(Object.fromEntries([...counts].map(([action, { length }]) => [action, length]))).toEqual({
    settings_saved: 2,
    product_added: 2,
    coupon_added: 1,
    sale_added: 1,
    image_added: 2,
    site_imported: 1,
  })
  expect(entries).toContainEqual({ action: 'site_imported', after: '{"add":6,"change":2,"pictures":5}' })
})

betweenSites('a second import, and that of the own export, change nothing', async (source, target) => {
  await fill(source)
  const archive = await source.exported()
  expect(Buffer.compare(archive, await source.exported())).toBe(0)
  await target.import(archive)
  const before = await contentOf(target)
  const entries = () =>
    target.db.selectFrom('audit_entry').select('id').where('action', '!=', 'site_exported').execute()
  const written = (await entries()).length

  for (const again of [archive, await target.exported()]) {
    expect(await target.siteFile.preview(again)).toMatchObject({
      changes: [],
      problems: [],
      pictures: { add: [], left_out: [] },
    })
    await target.import(again)
  }
  expect(await contentOf(target)).toEqual(before)
  expect((await entries()).length).toBe(written)
  expect(target.published.times).toBe(1)
})

test("products of the demo stay the demo's in another site, those that the owner saved are the owner's", async () => {
  await using source = await openSiteFileWorld('sqlite')
  await using target = await openSiteFileWorld('sqlite')
  await seedProducts(source.db, { clock: systemClock, random: systemRandom })
  const [first] = await listProducts(source.db)
  if (!first) throw new Error('no product')
  await updateProduct(source.db, first.id, fieldsOf(first))
  await target.import(await source.exported())

  const builtIn = (await listProducts(target.db)).map((product) => product.builtIn)
  expect(builtIn).toEqual([false, true, true, true, true])
  expect(await target.siteFile.preview(await source.exported())).toMatchObject({ changes: [] })
})

betweenSites('a fault between any two rows leaves everything as it was', async (source, target) => {
  await fill(source)
  await insertPost(source.db, { id: 'NEWS', form: POST_FORM, at: source.clock.now(), by: 'ayu' })
  const archive = await source.exported()
  await addCoupon(target.db)
  const { blobs: _, ...before } = await contentOf(target)

  for (let failing = 1; ; failing += 1) {
    let writes = 0
    const write: Audit['write'] = async (...entry) => {
      writes += 1
      if (writes === failing) throw new Error('fault')
      await target.audit.write(...entry)
    }
    const attempt = target.openWith({ ...target.audit, write }).import(archive, { admin: 'ayu' })
    const isDone = await attempt.then(
      () => true,
      () => false,
    )
    if (isDone) {
      expect(failing).toBeGreaterThan(9)
      break
    }
    const { blobs: _blobs, ...after } = await contentOf(target)
    expect(after).toEqual(before)
    expect(await target.db.selectFrom('post').select('id').execute()).toEqual([])
    expect(await target.db.selectFrom('audit_entry').select('id').execute()).toEqual([])
  }
  expect((await contentOf(target)).blobs).toEqual((await contentOf(source)).blobs)
})

betweenSites('pictures of an import that failed are swept after a day', async (source, target) => {
  await fill(source)
  const archive = await source.exported()
  const failing: Audit = { ...target.audit, write: () => Promise.reject(new Error('fault')) }
  await expect(target.openWith(failing).import(archive, { admin: 'ayu' })).rejects.toThrow('fault')
  expect(target.blobs.size).toBeGreaterThan(0)
  target.clock.pass(DAY_MS + 1)
  await target.sweep()
  expect(target.blobs.size).toBe(0)

  await target.import(archive)
  target.clock.pass(DAY_MS + 1)
  await target.sweep()
  expect((await contentOf(target)).blobs).toEqual((await contentOf(source)).blobs)
})

betweenSites('removes what the file does not have, and keeps what orders need', async (source, target) => {
  await fill(source)
  await fill(target)
  await target.db.updateTable('product').set({ id: 'SOLD', name: 'Sold' }).where('id', '=', 'PLAIN').execute()
  await addCoupon(target.db, { code: 'UNUSED' })
  await addCoupon(target.db, { code: 'USED' })
  await addSale(target.db, { name: 'Used sale' }, 'USEDSALE')
  const order = orderRow(1, { product_id: 'SOLD', product_name: 'Sold', discount_id: 'USED' })
  await insertOrders(target.db, [order, orderRow(2, { status: 'PAID', discount_id: 'USEDSALE' })])

  const archive = await source.exported()
  const { changes } = await target.siteFile.preview(archive)
  expect(
    changes.filter(({ action }) => action !== 'change').map(({ kind, action, name }) => [kind, action, name]),
  ).toEqual([
    ['products', 'add', 'Plain'],
    ['products', 'remove', 'Sold'],
    ['coupons', 'remove', 'UNUSED'],
    ['coupons', 'switch_off', 'USED'],
    ['sales', 'switch_off', 'Used sale'],
    ['mode_pictures', 'add', 'survival'],
    ['mode_pictures', 'add', 'skyblock'],
    ['mode_pictures', 'remove', 'survival'],
    ['mode_pictures', 'remove', 'skyblock'],
  ])
  await target.import(archive)
  expect(await target.db.selectFrom('orders').select(['product_name', 'commands']).execute()).toContainEqual({
    product_name: 'Sold',
    commands: order.commands,
  })
  const left = await target.db
    .selectFrom('discount')
    .select(['name', 'enabled'])
    .where('type', '=', 'coupon')
    .orderBy('name')
    .execute()
  expect(left).toEqual([
    { name: 'PETI', enabled: 1 },
    { name: 'USED', enabled: 0 },
  ])
  expect((await target.siteFile.preview(archive)).changes).toEqual([])
  target.clock.pass(DAY_MS + 1)
  await target.sweep()
  const modes = (await contentOf(target)).images as { image_url: string }[]
  for (const { image_url } of modes) expect(target.blobs.has(image_url.replace('/uploads/', ''))).toBe(true)
})

betweenSites('kinds and sections that the file does not have stay as they are', async (source, target) => {
  await fill(target)
  const before = await contentOf(target)
  const archive = await source.exported()
  const only = { 'products.json': null, 'coupons.json': null, 'sales.json': null, 'mode_pictures.json': null }
  const pages = { ...demoSettings.pages, maps: false }
  await target.import(editArchive(archive, { ...only, 'settings.json': { pages } }))
  expect(await contentOf(target)).toEqual({ ...before, settings: { ...before.settings, pages } })
})

betweenSites('the export of before restores what an import has removed', async (source, target) => {
  await fill(target)
  const [before, content] = [await target.exported(), await contentOf(target)]
  await target.import(await source.exported())
  expect(await listProducts(target.db)).toEqual([])
  target.clock.pass(2 * DAY_MS)
  await target.sweep()
  await target.import(before)
  expect(await contentOf(target)).toEqual(content)
})
