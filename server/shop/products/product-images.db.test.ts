import sharp from 'sharp'
import { expect } from 'vitest'
import { isImageUrl } from '#contract/shop/store-admin.ts'
import { BLOB_NAME } from '#server/platform/blobs/blob-store.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createPictures } from '#server/platform/pictures/pictures.service.ts'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { type DatabaseKind, onBothWith, onSqliteWith, openTestDatabase } from '#tests/support/databases.ts'
import { memoryBlobs } from '#tests/support/memory-blobs.ts'
import { addProduct } from '#tests/support/orders.ts'
import { createProductImages, type ProductImages } from './product-images.service.ts'
import { productImagesRoutes } from './products.routes.ts'

const PNG = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3c3' } })
  .png()
  .toBuffer()
const DAY_MS = 24 * 60 * 60 * 1_000

async function startUploads(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const { blobs, stored } = memoryBlobs()
  const pictures = createPictures({ blobs, random: systemRandom, log: { warn() {} } })
  const told: object[] = []
  const log = { info: (details: object) => told.push(details) }
  let images: ProductImages | undefined
  const app = await startAdminApp(database.db, (fastify, { clock, audit }) => {
    images = createProductImages({ db: database.db, pictures, clock, audit, log })
    productImagesRoutes(fastify, images)
  })
  const upload = (file: Blob) => {
    const form = new FormData()
    form.set('image', file, '../../a.png')
    return app.ask('/api/admin/product-images', { method: 'POST', body: form })
  }
  return {
    db: database.db,
    clock: app.clock,
    audit: app.audit,
    told,
    blobs,
    stored,
    upload,
    /** The address of one more. */
    add: async (): Promise<string> => (await images?.add(PNG, 'ayu')) ?? '',
    sweep: async () => images?.sweep(),
    waiting: async () => (await database.db.selectFrom('upload').select('url').execute()).length,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

const onBoth = onBothWith(startUploads)
const onSqlite = onSqliteWith(startUploads)

onBoth('an image is re-encoded, fits the product form and is audited', async ({ stored, ...app }) => {
  const { image_url } = await (await app.upload(new Blob([PNG], { type: 'text/html' }))).json()

  expect(image_url).toMatch(/^\/uploads\/[0-9A-Z]{26}-960\.webp$/)
  expect(isImageUrl(image_url)).toBe(true)
  const name = image_url.slice('/uploads/'.length)
  expect(name).toMatch(BLOB_NAME)
  expect((await sharp(stored.get(name)).metadata()).format).toBe('webp')
  const [entry] = (await app.audit.list({ page: 1 })).entries
  expect(entry).toMatchObject({ admin: 'ayu', action: 'product_image_added' })
})

onBoth('a failed database write leaves no file', async ({ stored, ...app }) => {
  await app.db.schema.dropTable('upload').execute()

  expect((await app.upload(new Blob([PNG]))).status).toBe(500)
  expect(stored.size).toBe(0)
  expect((await app.audit.list({ page: 1 })).entries.map(({ action }) => action)).toEqual(['login'])
})

onBoth('removes only uploads that were not saved within a day', async ({ stored, ...app }) => {
  const [forgotten, saved, byHand] = [await app.add(), await app.add(), await app.add()]
  await addProduct(app.db, 'A', { image_url: saved })
  await addProduct(app.db, 'B', { image_url: `https://angkasa.test${byHand.replace('-960', '-1600')}` })
  stored.set('0123456789ABCDEFGHJKMNPQRS-960.webp', new Uint8Array()) // of the gallery, or of another site
  const has = (url: string) => [...stored.keys()].filter((name) => url.includes(name.slice(0, 26))).length

  app.clock.pass(DAY_MS - 1)
  await app.sweep()
  expect([has(forgotten), await app.waiting(), app.told]).toEqual([3, 3, []])
  app.clock.pass(1)
  const late = await app.add()
  await app.sweep()

  expect([has(forgotten), has(saved), has(byHand), has(late), stored.size]).toEqual([0, 3, 3, 3, 10])
  expect([await app.waiting(), app.told]).toEqual([1, [{ removed: 1 }]])
})

onSqlite('an image that was part of a product is not removed when replaced', async ({ stored, ...app }) => {
  const url = await app.add()
  await addProduct(app.db, 'A', { image_url: url })
  app.clock.pass(DAY_MS)
  await app.sweep()
  await app.db.updateTable('product').set({ image_url: '/art/other.webp' }).execute()
  app.clock.pass(DAY_MS)
  await app.sweep()

  expect(stored.size).toBe(3)
})

onSqlite('a failed removal is retried', async ({ blobs, stored, ...app }) => {
  let isAway = true
  const { remove } = blobs
  blobs.remove = async (name) => {
    if (isAway && name.includes('-960')) throw new Error('away')
    return remove(name)
  }
  await app.add()
  app.clock.pass(DAY_MS)
  await app.sweep()
  expect([stored.size, await app.waiting()]).toEqual([1, 1])
  isAway = false
  await app.sweep()
  expect([stored.size, await app.waiting()]).toEqual([0, 0])
})
