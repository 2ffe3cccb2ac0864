import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { BLOB_NAME } from '#server/platform/blobs/blob-store.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createPictures } from '#server/platform/pictures/pictures.service.ts'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { onBoth, onSqlite } from '#tests/support/databases.ts'
import { memoryBlobs } from '#tests/support/memory-blobs.ts'
import { gamemodesAdminRoutes } from './gamemodes.routes.ts'
import { createGallery, createImages } from './images.service.ts'

const PNG = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3c3' } })
  .png()
  .toBuffer()

async function startGallery(db: Database, room?: number) {
  const { blobs, stored } = memoryBlobs(room)
  let changes = 0
  const onChange = async () => {
    // Publishing reloads the settings first: a reply before that would leave stale pages.
    await sleep(20)
    changes += 1
  }
  let images: ReturnType<typeof createImages> | undefined
  const app = await startAdminApp(db, (fastify, { clock, audit }) => {
    const pictures = createPictures({ blobs, random: systemRandom, log: { warn() {} } })
    const shownSettings = () => demoSettings
    images = createImages({ db, shownSettings, pictures, clock, random: systemRandom, audit, onChange })
    gamemodesAdminRoutes(fastify, images)
  })
  const path = '/api/admin/gamemode-images'
  const upload = (file: Blob) => {
    const form = new FormData()
    form.set('gamemode', 'skyblock')
    form.set('image', file, '../../etc/passwd')
    return app.ask(path, { method: 'POST', body: form })
  }
  const act = (method: string, rest: string) => app.ask(`${path}/${rest}`, { method })
  const list = async () => (await (await app.ask(path)).json()).images
  return { ...app, stored, upload, act, list, changes: () => changes }
}

const codeOf = async (response: Response) => [response.status, (await response.json()).code]

onBoth('adding, toggling and removing an image is in the audit log', async (database) => {
  await using app = await startGallery(database.db)

  const added = await (await app.upload(new Blob([PNG], { type: 'text/html' }))).json()
  expect(added).toEqual({
    _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
    gamemode: 'skyblock',
    image_url: expect.stringMatching(/^\/uploads\/[0-9A-Z]{26}-1600\.webp$/),
    active: true,
  })
  expect(app.stored.size).toBe(3)
  for (const name of app.stored.keys()) expect(name).toMatch(BLOB_NAME)
  expect(await (await app.act('PUT', `${added._id}/toggle`)).json()).toEqual({ ...added, active: false })
  expect(await app.list()).toEqual([{ ...added, active: false }])
  expect(await (await app.act('PUT', `${added._id}/toggle`)).json()).toEqual(added)
  expect(await (await app.act('DELETE', added._id)).json()).toEqual({ success: true })

  expect(await app.list()).toEqual([])
  expect(app.stored.size).toBe(0)
  expect(app.changes()).toBe(4)
  const { entries } = await app.audit.list({ page: 1 })
  expect(entries.slice(0, 4)).toMatchObject([
    { action: 'image_deleted', admin: 'ayu', subject: 'SkyBlock Tycoon' },
    { action: 'image_activated' },
    { action: 'image_deactivated' },
    { action: 'image_added' },
  ])
  expect(await codeOf(await app.act('DELETE', added._id))).toEqual([404, 'image_not_found'])
  expect(await codeOf(await app.act('PUT', `${added._id}/toggle`))).toEqual([404, 'image_not_found'])
})

onBoth('a hundred concurrent toggles all count', async (database) => {
  await using app = await startGallery(database.db)
  const { _id } = await (await app.upload(new Blob([PNG]))).json()

  const replies = await Promise.all(Array.from({ length: 101 }, () => app.act('PUT', `${_id}/toggle`)))
  const states = await Promise.all(replies.map(async (reply) => (await reply.json()).active))

  expect(states.filter(Boolean)).toHaveLength(50)
  expect(await app.list()).toMatchObject([{ active: false }])
  const removals = await Promise.all(Array.from({ length: 50 }, () => app.act('DELETE', _id)))
  expect(removals.filter(({ status }) => status === 200)).toHaveLength(1)
})

onSqlite('a full storage leaves no file and no row', async (database) => {
  await using app = await startGallery(database.db, 2)

  expect(await codeOf(await app.upload(new Blob([PNG])))).toEqual([507, 'storage_full'])
  expect(app.stored.size).toBe(0)
  expect(await app.list()).toEqual([])
  expect(app.changes()).toBe(0)
})

onSqlite('an external image is removed from the list only', async (database) => {
  await using app = await startGallery(database.db)
  const image_url = 'https://cdn.example/0123456789ABCDEFGHJKMNPQRS-1600.webp'
  await database.db
    .insertInto('gamemode_image')
    .values({ id: 'OLD', gamemode: 'survival', image_url, active: 1, created_at: '2026-01-01' })
    .execute()
  app.stored.set('0123456789ABCDEFGHJKMNPQRS-1600.webp', new Uint8Array())

  expect((await app.act('DELETE', 'OLD')).status).toBe(200)
  expect(app.stored.size).toBe(1)
})

const image = (id: string, gamemode: string, active: 0 | 1, created_at: string) => ({
  id,
  gamemode,
  image_url: `/uploads/${id}-1600.webp`,
  active,
  created_at,
})

onBoth('lists active images per mode, oldest first', async (database) => {
  await database.db
    .insertInto('gamemode_image')
    .values([
      image('b', 'survival', 1, '2026-01-02'),
      image('a', 'survival', 1, '2026-01-01'),
      image('c', 'survival', 0, '2026-01-03'),
      image('d', 'creative', 1, '2026-01-04'),
      image('e', 'prison', 1, '2026-01-05'),
    ])
    .execute()
  let settings = demoSettings
  let change = () => {}
  const { listActive } = createGallery({
    ...database,
    clock: systemClock,
    shownSettings: () => settings,
    onChange: (listener) => {
      change = listener
    },
  })

  expect(await listActive()).toEqual({
    survival: [{ image_url: '/uploads/a-1600.webp' }, { image_url: '/uploads/b-1600.webp' }],
    skyblock: [],
    creative: [{ image_url: '/uploads/d-1600.webp' }],
  })

  const [first] = demoSettings.modes
  if (!first) throw new Error('the demo has modes')
  settings = { ...settings, modes: [{ ...first, id: 'prison' }, first] }
  change()
  expect(Object.entries(await listActive())).toEqual([
    ['prison', [{ image_url: '/uploads/e-1600.webp' }]],
    ['survival', [{ image_url: '/uploads/a-1600.webp' }, { image_url: '/uploads/b-1600.webp' }]],
  ])
})
