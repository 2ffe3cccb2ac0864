import { expect, test } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { createGallery } from './gallery.service.ts'

const image = (id: string, gamemode: string, active: 0 | 1, created_at: string) => ({
  id,
  gamemode,
  image_url: `/uploads/${id}-1600.webp`,
  active,
  created_at,
})

test.each(DATABASES)('%s: without images every mode has an empty list', async (kind) => {
  await using database = await openTestDatabase(kind)

  expect(await createGallery({ ...database, clock: systemClock, onChange: () => {} }).listActive()).toEqual({
    survival: [],
    skyblock: [],
    creative: [],
  })
})

test.each(DATABASES)('%s: lists active images per mode, oldest first', async (kind) => {
  await using database = await openTestDatabase(kind)
  await database.db
    .insertInto('gamemode_image')
    .values([
      image('b', 'survival', 1, '2026-01-02'),
      image('a', 'survival', 1, '2026-01-01'),
      image('c', 'survival', 0, '2026-01-03'),
      image('d', 'creative', 1, '2026-01-04'),
      image('e', 'unknown', 1, '2026-01-05'),
    ])
    .execute()

  expect(await createGallery({ ...database, clock: systemClock, onChange: () => {} }).listActive()).toEqual({
    survival: [{ image_url: '/uploads/a-1600.webp' }, { image_url: '/uploads/b-1600.webp' }],
    skyblock: [],
    creative: [{ image_url: '/uploads/d-1600.webp' }],
  })
})
