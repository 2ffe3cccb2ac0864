import { expect, test } from 'vitest'
import { demoNetwork } from '#tests/support/demo-views.ts'
import { choosing, dropping, fakeUploads, fileOf } from '#tests/support/fake-uploads.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'

const FIVE_MB = 5 * 1024 * 1024
const IMAGE = { _id: 'G1', gamemode: 'survival', image_url: '/icons/icon-180.png', active: true }
const PNG = fileOf('one.png', 'image/png')
const INPUT = 'input[type=file]'
const ALERT = 'main [role=alert]'
const broken = () => failure(500, 'internal')

async function openImages(api: FakeApi = {}) {
  const page = await renderPage('/en/admin/images', {
    api: { 'GET /api/admin/gamemode-images': { images: [IMAGE] }, ...api },
  })
  return { ...page, choose: (file: File) => page.fire(page.get(INPUT), choosing(page.get(INPUT), file)) }
}

test('an image that cannot be toggled or deleted shows an error', async () => {
  const { click, texts } = await openImages({
    'PUT /api/admin/gamemode-images/:id/toggle': broken,
    'DELETE /api/admin/gamemode-images/:id': broken,
  })
  await click('button', 'Deactivate image 1 of Survival Mix')
  expect(texts(ALERT).join()).toContain('Failed to toggle image status')
  await click('button', 'Delete image 1 of Survival Mix')
  await click('dialog button', 'Delete')
  expect(texts('dialog [role=alert]').join()).toContain('Failed to delete image')
})

test('an image is added, deactivated, activated and deleted', async () => {
  let images: (typeof IMAGE)[] = []
  const { choose, click, find, texts, wait } = await openImages({
    'GET /api/admin/gamemode-images': () => ({ images }),
    'PUT /api/admin/gamemode-images/:id/toggle': () => {
      images = images.map((image) => ({ ...image, active: !image.active }))
      return { ...IMAGE, ...images[0] }
    },
    'DELETE /api/admin/gamemode-images/:id': () => {
      images = []
      return { success: true }
    },
  })
  const uploads = fakeUploads()
  expect(texts('form option')).toEqual(['Survival Mix', 'SkyBlock Tycoon', 'Creative Mode'])
  await choose(PNG)
  await click('button', 'Add image')
  images = [IMAGE]
  uploads.accept(IMAGE)
  await wait()
  expect(texts('.toast')).toEqual(['Image added'])
  await click('button', 'Deactivate image 1 of Survival Mix')
  await click('button', 'Activate image 1 of Survival Mix')
  await click('button', 'Delete image 1 of Survival Mix')
  expect(texts('dialog h2')).toEqual(['Are you sure you want to delete this image?'])
  await click('dialog button', 'Delete')
  expect(find('button', /image 1 of Survival Mix/)).toBeUndefined()
})

test('shows the built-in images while a mode has no active image', async () => {
  const builtIn = () => document.querySelectorAll('img[alt^="Built-in image"][alt$="of Survival Mix"]').length
  await openImages({ 'GET /api/admin/gamemode-images': { images: [{ ...IMAGE, active: false }] } })
  expect(builtIn()).toBe(3)
  await openImages()
  expect(document.querySelectorAll('img[alt="Image 1 of Survival Mix"]')).toHaveLength(1)
  expect(builtIn()).toBe(0)
})

test('a site without modes leads to the modes instead of an upload', async () => {
  const { find, get } = await renderPage('/en/admin/images', {
    api: { 'GET /api/admin/gamemode-images': { images: [] } },
    services: { network: { ...demoNetwork(), modes: () => [] } },
  })
  expect(find(INPUT)).toBeUndefined()
  expect(get('main a', 'Add mode').getAttribute('href')).toBe('/en/admin/network/modes')
})

test('refuses files of a wrong type or size, chosen or dropped', async () => {
  const { choose, click, fire, get, texts } = await openImages()
  await click('button', 'Add image')
  expect(texts(ALERT)).toEqual(['Please select an image file'])
  await choose(fileOf('large.png', 'image/png', FIVE_MB))
  expect(texts(ALERT)).toEqual(['File size must be less than 5MB'])
  await choose(fileOf('vector.svg', 'image/svg+xml'))
  expect(texts(ALERT)).toEqual(['Only PNG, JPG and GIF images are accepted.'])
  await choose(fileOf('notes.txt', 'text/plain'))
  expect(texts(ALERT)).toEqual(['Please select an image file'])
  await fire(get('.drop'), dropping(fileOf('notes.txt', 'text/plain')))
  expect(texts(ALERT)).toEqual(['Please drop an image file'])
})

test('a dropped file highlights Add and shows its upload progress, and a failed upload says why', async () => {
  const { click, fire, get, texts, wait } = await openImages()
  const uploads = fakeUploads()
  const add = () => get('button', 'Add image')
  expect(add().className).toContain('btn-outline')
  await fire(get('.drop'), dropping(PNG))
  await wait(100)
  expect(add().className).toContain('btn-primary')
  expect(document.querySelectorAll('img[alt="Selected image"]')).toHaveLength(1)
  expect(texts('main form').join()).toContain('one.png')
  for (const [fail, message] of [
    [() => uploads.refuse(507, 'storage_full'), 'The disk is full: the image was not stored.'],
    [() => uploads.refuse(400, 'image_damaged'), "The image can't be read. Try another one."],
    [() => uploads.loseConnection(), 'Failed to add gamemode image'],
  ] as const) {
    await click('button', 'Add image')
    uploads.progress(1, 4)
    await wait()
    expect(get('progress', 'Upload progress')).toHaveProperty('value', 25)
    fail()
    await wait()
    expect(texts(ALERT)).toEqual([message])
    expect(document.querySelectorAll('progress')).toHaveLength(0)
  }
  expect(uploads.addresses()).toHaveLength(3)
})
