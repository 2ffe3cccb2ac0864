// Files of a site that lack pictures, have problems, or come too late.
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { editArchive, jsonOf } from '#tests/support/archive.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { contentOf, fill, openSiteFileWorld, pictureOf } from '#tests/support/site-file-world.ts'
import { testWith } from '#tests/support/test-with.ts'

const inTarget = testWith(() => openSiteFileWorld('sqlite'))

inTarget('a picture that is missing or no picture is listed and left out', async (source) => {
  await using target = await openSiteFileWorld('sqlite')
  await fill(source)
  const archive = await source.exported()
  const { identity } = jsonOf(archive, 'settings.json')
  const [chest] = jsonOf(archive, 'products.json')
  const [picture] = jsonOf(archive, 'mode_pictures.json')
  const truncated = (await pictureOf('#445566', 900)).subarray(0, 1_000)
  const broken = editArchive(archive, {
    [identity.logo_url]: null,
    [chest.image_url]: strToU8('<script>'),
    [picture.picture]: truncated,
  })
  const { problems, pictures } = await target.siteFile.preview(broken)
  const nameOf = (path: string) => path.replace('pictures/', '')
  expect(problems).toEqual([])
  expect(pictures.left_out).toEqual([
    { name: nameOf(identity.logo_url), path: 'settings.identity.logo_url', reason: 'missing' },
    { name: nameOf(chest.image_url), path: 'products.0.image_url', reason: 'not_an_image' },
    { name: nameOf(picture.picture), path: 'mode_pictures.0.picture', reason: 'image_damaged' },
  ])
  await target.import(broken)
  const { settings, products, images } = await contentOf(target)
  expect(settings.identity).toMatchObject({ name: 'Nusantara', logo_url: null })
  expect(products).toMatchObject([
    { id: 'CHEST', image_url: '/art/points-handful-1024.webp' },
    { id: 'PLAIN' },
  ])
  expect(images).toMatchObject([{ gamemode: 'skyblock' }])
  expect((await target.siteFile.preview(broken)).changes).toEqual([])
})

inTarget('a picture of an archive that was made by hand is stored once', async (target) => {
  const archive = editArchive(await target.exported(), {
    'settings.json': { identity: { ...demoSettings.identity, logo_url: 'pictures/logo.png' } },
    'pictures/logo.png': await pictureOf('#aa3311'),
  })
  await target.import(archive)
  const { settings, blobs } = await contentOf(target)
  expect(settings.identity.logo_url).toMatch(/^\/uploads\/[0-9A-Z]{26}-1600\.webp$/)
  expect(blobs).toHaveLength(3)
  expect(await target.siteFile.preview(archive)).toMatchObject({ changes: [], pictures: { add: [] } })
  const other = editArchive(archive, { 'pictures/logo.png': await pictureOf('#11aa33') })
  expect((await target.siteFile.preview(other)).changes).toMatchObject([{ name: 'identity' }])
})

test.each(DATABASES)('%s: names every problem with its path, and imports nothing', async (kind) => {
  await using target = await openSiteFileWorld(kind)
  await fill(target)
  const archive = await target.exported()
  const before = await contentOf(target)
  const [chest, plain] = jsonOf(archive, 'products.json')
  const [coupon] = jsonOf(archive, 'coupons.json')
  const [mode, ...modes] = demoSettings.modes
  const bad = editArchive(archive, {
    'settings.json': {
      identity: { ...demoSettings.identity, name: 'x'.repeat(33), colour: 'red' },
      nope: {},
    },
    'products.json': [{ ...chest, price: -1, sale_price: null }],
    'coupons.json': [{ ...coupon, kind: 'percent', value: 101 }, { ...coupon }],
    'sales.json': 'none',
  })
  expect((await target.siteFile.preview(bad)).problems).toEqual([
    { path: 'settings.identity.name', text: 'At most 32 characters.' },
    { path: 'products.0.price', text: 'At least 0.' },
    { path: 'coupons.0.value', text: 'Please check this value. (must be at most 100 per cent)' },
    { path: 'coupons.1', text: 'This ID is used twice.' },
    { path: 'sales', text: 'Required.' },
  ])
  const unknown = editArchive(archive, {
    'settings.json': {
      identity: { ...demoSettings.identity, colour: 'red' },
      modes: [{ ...mode, server: 'prison', icon: 1 }, ...modes],
      nope: {},
    },
    'products.json': [
      { ...chest, execute: [{ ...chest.execute[0], delay: 1 }] },
      { ...plain, stock: 1 },
    ],
    'coupons.json': [{ ...coupon, used: 3 }, coupon],
  })
  const { problems } = await target.siteFile.preview(unknown, 'id')
  expect(problems.map(({ path }) => path)).toEqual([
    'settings.identity.colour',
    'settings.modes.0.icon',
    'settings.nope',
    'products.0.execute.0.delay',
    'products.1.stock',
    'coupons.1',
  ])
  expect(problems[0]?.text).toBe('Tidak ada isian dengan nama ini.')
  const references = editArchive(archive, {
    'settings.json': { categories: { list: [] }, modes: [{ ...mode, server: 'prison' }, ...modes] },
    'products.json': [chest, { ...plain, execute: [{ ...plain.execute[0], server: 'prison' }] }],
  })
  expect((await target.siteFile.preview(references)).problems).toEqual([
    { path: 'settings.modes.0.server', text: 'There is no server "prison".' },
    { path: 'products.0.category', text: 'There is no category "season".' },
    { path: 'products.1.execute', text: 'There is no server "prison".' },
  ])
  for (const archive of [bad, unknown, references]) {
    await expect(target.import(archive)).rejects.toMatchObject({ code: 'site_file_refused' })
  }
  expect(await contentOf(target)).toEqual(before)
})

inTarget('says in words what is wrong with a post', async (target) => {
  const post = { kind: 'page', title: { en: 'Rules', id: '' }, text: { en: 'Be kind.', id: '' } }
  const published_at = '2026-11-15T15:00:00.000Z'
  const archive = editArchive(await target.exported(), {
    'posts.json': [
      { ...post, slug: 'Our rules', published_at },
      { ...post, slug: 'new', published_at },
      { ...post, slug: 'rules', published_at, title: { en: '', id: '' } },
      { ...post, slug: 'join', published_at, text: { en: '', id: '' } },
    ],
  })
  expect((await target.siteFile.preview(archive, 'id')).problems).toEqual([
    { path: 'posts.0.slug', text: 'Huruf kecil, angka, dan tanda hubung tunggal.' },
    { path: 'posts.1.slug', text: 'Alamat ini dipakai situs sendiri. Pilih yang lain.' },
    { path: 'posts.2.title.en', text: 'Wajib diisi.' },
    { path: 'posts.3.text.en', text: 'Wajib diisi.' },
  ])
})

inTarget('a section without its products may not remove their category', async (target) => {
  await fill(target)
  const archive = editArchive(await target.exported(), {
    'settings.json': { categories: { list: [] } },
    'products.json': null,
  })
  expect((await target.siteFile.preview(archive)).problems).toEqual([
    { path: 'settings.categories.list', text: '"season" is still used by: Season chest.' },
  ])
})

inTarget('a value without end is refused', async (target) => {
  const deep = strToU8('['.repeat(100_000) + ']'.repeat(100_000))
  const archive = editArchive(await target.exported(), { 'products.json': deep })
  const { changes, problems } = await target.siteFile.preview(archive)
  expect([changes, problems]).toEqual([
    [],
    [{ path: 'products.json', text: 'This file is too large, or nested too deeply.' }],
  ])
})
