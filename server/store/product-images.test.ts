import sharp from 'sharp'
import { expect, test } from 'vitest'
import { IMAGE_LIMIT_BYTES } from '#contract/gamemodes-admin.ts'
import { isImageUrl } from '#contract/store-admin.ts'
import { BLOB_NAME } from '#server/blobs/blob-store.ts'
import { systemRandom } from '#server/kernel/random.ts'
import { createPictures } from '#server/pictures/pictures.service.ts'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { memoryBlobs } from '#tests/support/memory-blobs.ts'
import { productImagesRoutes } from './product-images.routes.ts'

const PNG = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3c3' } })
  .png()
  .toBuffer()

async function startUploads(room?: number) {
  const database = await openTestDatabase('sqlite')
  const { blobs, kept } = memoryBlobs(room)
  const app = await startAdminApp(database.db, (fastify) =>
    productImagesRoutes(fastify, createPictures({ blobs, random: systemRandom, log: { warn() {} } })),
  )
  return {
    kept,
    upload(file: Blob | null) {
      const form = new FormData()
      if (file) form.set('image', file, '../../a.png')
      return app.ask('/api/admin/product-images', { method: 'POST', body: form })
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

const codeOf = async (response: Response) => [response.status, (await response.json()).code]

test('a picture is drawn anew, and its address fits into the product form', async () => {
  await using app = await startUploads()

  const { image_url } = await (await app.upload(new Blob([PNG], { type: 'text/html' }))).json()

  expect(image_url).toMatch(/^\/uploads\/[0-9A-Z]{26}-960\.webp$/)
  expect(isImageUrl(image_url)).toBe(true)
  const name = image_url.slice('/uploads/'.length)
  expect(name).toMatch(BLOB_NAME)
  expect((await sharp(app.kept.get(name)).metadata()).format).toBe('webp')
})

test('what is no picture of ours is refused with its reason, and nothing is kept', async () => {
  await using app = await startUploads()
  const large = new Blob([PNG, new Uint8Array(IMAGE_LIMIT_BYTES - PNG.length)])

  expect(await codeOf(await app.upload(null))).toEqual([400, 'image_required'])
  expect(await codeOf(await app.upload(new Blob(['<script>'])))).toEqual([415, 'not_an_image'])
  expect(await codeOf(await app.upload(new Blob(['<svg/>'])))).toEqual([415, 'image_kind_not_accepted'])
  expect(await codeOf(await app.upload(large))).toEqual([413, 'image_too_large'])
  expect(await codeOf(await app.upload(new Blob([PNG.subarray(0, 40)])))).toEqual([400, 'image_damaged'])
  expect(app.kept.size).toBe(0)
})

test('where there is no room, no width of it stays', async () => {
  await using app = await startUploads(2)

  expect(await codeOf(await app.upload(new Blob([PNG])))).toEqual([507, 'storage_full'])
  expect(app.kept.size).toBe(0)
})
