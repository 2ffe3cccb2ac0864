// Each starting point as the archive that the console offers: the import reads it, and nothing in it is invented.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { SECTIONS } from '#contract/settings/sections.schema.ts'
import { STARTING_POINTS } from '#contract/site/site-file.ts'
import { lookAtContent } from '#server/monitoring/content/content.service.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { createSettingsAdmin } from '#server/platform/settings/settings-admin.service.ts'
import { seedProducts } from '#server/shop/products/built-in-products.service.ts'
import { listProducts } from '#server/shop/products/product.repository.ts'
import { jsonOf } from '#tests/support/archive.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { openSiteFileWorld } from '#tests/support/site-file-world.ts'

const CASES = DATABASES.flatMap((kind) => STARTING_POINTS.map((name) => ({ kind, name })))
const SHARED = ['categories', 'modes', 'tiers']

test.each(CASES)('$kind: $name takes the place of what a fresh site sells', async ({ kind, name }) => {
  await using world = await openSiteFileWorld(kind)
  const { db, siteFile, settings } = world
  await seedProducts(db, { ...world, random })
  const archive = siteFile.startingPoint(name)
  const products = jsonOf(archive, 'products.json')
  const { changes, problems, pictures } = await siteFile.preview(archive)
  expect([problems, pictures]).toEqual([[], { add: [], left_out: [] }])
  const countOf = (action: string) => changes.filter((change) => change.action === action).length
  expect([countOf('add'), countOf('remove')]).toEqual([products.length, 5])

  await world.import(archive)
  expect(await siteFile.preview(archive)).toMatchObject({ changes: [], problems: [] })
  const stored = await listProducts(db)
  expect(stored.map(({ id, builtIn, visible }) => [id, builtIn, visible])).toEqual(
    products.map(({ id }: { id: string }) => [id, false, true]),
  )
  const untouched = SECTIONS.filter((section) => !SHARED.includes(section))
  expect(untouched.map((section) => settings.stored(section).version)).toEqual(untouched.map(() => 0))
  const found = (await lookAtContent(db, settings.saved())).filter(({ kind }) =>
    ['products', 'tiers', 'modes'].includes(kind),
  )
  expect(found.map(({ built_in }) => built_in)).toEqual([[], [], []])

  await createSettingsAdmin({ ...world, onChange: settings.reload }).restore('modes', 0, { admin: 'ayu' })
  expect(settings.saved().modes).toEqual(demoSettings.modes)
})

test.each(STARTING_POINTS)('%s can be imported beside servers of any id', async (name) => {
  await using world = await openSiteFileWorld('sqlite')
  const { servers, boards } = demoSettings
  const list = servers.list.slice(0, 1).map((server) => ({ ...server, id: 'lobby' }))
  await world.save('modes', [])
  await world.save('boards', { ...boards, tabs: [] })
  await world.save('servers', { ...servers, list })
  expect(await world.siteFile.preview(world.siteFile.startingPoint(name))).toMatchObject({ problems: [] })
})

test.each(STARTING_POINTS)(
  '%s has both languages, pictures of the build, and nothing invented',
  async (name) => {
    await using world = await openSiteFileWorld('sqlite')
    const archive = world.siteFile.startingPoint(name)
    const products = jsonOf(archive, 'products.json')
    const settings = jsonOf(archive, 'settings.json')
    expect(Object.keys(settings).toSorted()).toEqual(SHARED)
    const whole = JSON.stringify([products, settings])
    expect(whole).not.toMatch(/\.example|https?:|angkasa|built_in/i)
    for (const { since, season } of settings.modes) expect([since, season]).toEqual([null, null])
    for (const { description, description_id, image_url } of products) {
      expect(description_id).toHaveLength(description.length)
      expect(existsSync(`public${image_url}`)).toBe(true)
    }
  },
)
