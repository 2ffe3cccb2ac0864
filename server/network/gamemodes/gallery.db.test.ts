import { expect } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Modes } from '#contract/settings/modes.schema.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { onBoth } from '#tests/support/databases.ts'
import { createGallery } from './images.service.ts'

const image = (id: string, gamemode: string, active: 0 | 1, created_at: string) => ({
  id,
  gamemode,
  image_url: `/uploads/${id}-1600.webp`,
  active,
  created_at,
})

/** `change` saves other modes. */
function openGallery(database: { db: Database }) {
  let settings = demoSettings
  let listener = () => {}
  const gallery = createGallery({
    ...database,
    clock: systemClock,
    currentSettings: () => settings,
    onChange: (onChange) => {
      listener = onChange
    },
  })
  return {
    listActive: gallery.listActive,
    change(modes: Modes) {
      settings = { ...settings, modes }
      listener()
    },
  }
}

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
  const { listActive, change } = openGallery(database)

  expect(await listActive()).toEqual({
    survival: [{ image_url: '/uploads/a-1600.webp' }, { image_url: '/uploads/b-1600.webp' }],
    skyblock: [],
    creative: [{ image_url: '/uploads/d-1600.webp' }],
  })

  const [first] = demoSettings.modes
  if (!first) throw new Error('the demo has modes')
  change([{ ...first, id: 'prison' }, first])
  expect(Object.entries(await listActive())).toEqual([
    ['prison', [{ image_url: '/uploads/e-1600.webp' }]],
    ['survival', [{ image_url: '/uploads/a-1600.webp' }, { image_url: '/uploads/b-1600.webp' }]],
  ])
})
