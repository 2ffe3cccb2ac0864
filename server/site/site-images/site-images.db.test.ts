import sharp from 'sharp'
import { expect } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createPictures } from '#server/platform/pictures/pictures.service.ts'
import { openSettings } from '#server/platform/settings/settings.service.ts'
import { createSettingsAdmin, type SettingsAdmin } from '#server/platform/settings/settings-admin.service.ts'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { type DatabaseKind, onBothWith, onSqliteWith, openTestDatabase } from '#tests/support/databases.ts'
import { memoryBlobs } from '#tests/support/memory-blobs.ts'
import { siteImagesRoutes } from './site-images.routes.ts'
import { createSiteImages, type SiteImages } from './site-images.service.ts'

const PNG = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#33cc3380' } })
  .png()
  .toBuffer()
const DAY_MS = 24 * 60 * 60 * 1_000
const YEAR_MS = 366 * DAY_MS

type Parts = { images: SiteImages; settings: SettingsAdmin }

async function startUploads(kind: DatabaseKind) {
  const { blobs, stored } = memoryBlobs()
  const database = await openTestDatabase(kind)
  const { db } = database
  const reader = await openSettings({ db, log: { error() {} } })
  const pictures = createPictures({ blobs, random: systemRandom, log: { warn() {} } })
  let parts: Parts | undefined
  const app = await startAdminApp(db, (fastify, { clock, audit }) => {
    const images = createSiteImages({ db, pictures, clock, audit, log: { info() {} } })
    const onChange = reader.reload
    const checks = [images.checkUploads]
    parts = {
      images,
      settings: createSettingsAdmin({ db, clock, audit, settings: reader, onChange, checks }),
    }
    siteImagesRoutes(fastify, images)
  })
  if (!parts) throw new Error('not started')
  const { images, settings } = parts
  return {
    clock: app.clock,
    audit: app.audit,
    images,
    stored,
    upload(image: Blob | null, kind = 'logo') {
      const form = new FormData()
      form.set('kind', kind)
      if (image) form.set('image', image, '../../a.png')
      return app.ask('/api/admin/site-images', { method: 'POST', body: form })
    },
    save: (version: number, logo_url: string | null) =>
      settings.save('identity', { version, value: { ...demoSettings.identity, logo_url } }, 'ayu'),
    tracked: async () => (await db.selectFrom('upload').select('url').execute()).length,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

const inUploads = onSqliteWith(startUploads)
const onBoth = onBothWith(startUploads)

const codeOf = async (response: Response) => [response.status, (await response.json()).code]

onBoth('a logo is re-encoded under a name of its own and audited', async (app) => {
  const { image_url } = await (await app.upload(new Blob([PNG]))).json()

  expect(image_url).toMatch(/^\/uploads\/[0-9A-Z]{26}-1600\.webp$/)
  expect(app.stored.size).toBe(3)
  const { format, hasAlpha } = await sharp(app.stored.get(image_url.slice('/uploads/'.length))).metadata()
  expect([format, hasAlpha]).toEqual(['webp', true])
  const [entry] = (await app.audit.list({ page: 1 })).entries
  expect(entry).toMatchObject({ admin: 'ayu', action: 'site_image_added', subject: 'logo' })
})

inUploads('a hero has fourteen variants, and all of them are removed', async (app) => {
  await app.images.add('hero', PNG, 'ayu')
  expect(app.stored.size).toBe(14)
  app.clock.pass(DAY_MS)
  await app.images.sweep()
  expect(app.stored.size).toBe(0)
})

inUploads('refuses an invalid image or kind with its reason and stores nothing', async (app) => {
  expect(await codeOf(await app.upload(null))).toEqual([400, 'image_required'])
  expect(await codeOf(await app.upload(new Blob([PNG]), 'other'))).toEqual([400, 'invalid_request'])
  expect([app.stored.size, await app.tracked()]).toEqual([0, 0])
})

onBoth('removes only pictures that no version of the settings names', async (app) => {
  const add = () => app.images.add('logo', PNG, 'ayu')
  const [unused, earlier, current] = [await add(), await add(), await add()]
  await app.save(0, earlier)
  await app.save(1, current)
  const has = (url: string) => [...app.stored.keys()].filter((name) => url.includes(name.slice(0, 26))).length

  app.clock.pass(DAY_MS - 1)
  await app.images.sweep()
  expect([has(unused), has(earlier), has(current)]).toEqual([3, 3, 3])
  app.clock.pass(1)
  await app.images.sweep()
  expect([has(unused), has(earlier), has(current), await app.tracked()]).toEqual([0, 3, 3, 2])

  // The next save removes the history of a year ago, and with it the last mention.
  app.clock.pass(YEAR_MS)
  await app.save(2, current)
  await app.images.sweep()
  expect([has(earlier), has(current), await app.tracked()]).toEqual([0, 3, 1])
})

inUploads('refuses to save a picture that was removed', async (app) => {
  const url = await app.images.add('logo', PNG, 'ayu')
  app.clock.pass(DAY_MS)
  await app.images.sweep()

  await expect(app.save(0, url)).rejects.toMatchObject({
    code: 'invalid_settings',
    problems: [{ path: 'logo_url', text: expect.stringContaining('Upload it again') }],
  })
  expect(await app.save(0, null)).toEqual({ version: 1 })
})

inUploads('refuses a logo of another host', async (app) => {
  const foreign = 'https://evil.example/01ARZ3NDEKTSV4RRFFQ69G5FAV-1600.webp'
  await expect(app.save(0, foreign)).rejects.toMatchObject({
    code: 'invalid_settings',
    problems: [{ path: 'logo_url' }],
  })
})
