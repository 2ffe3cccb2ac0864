import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { LANGUAGES } from '#contract/language.ts'
import type { Identity } from '#contract/settings/identity.schema.ts'
import { SHARE_PAGES } from '#contract/site/share-pages.ts'
import { BRAND_FILES, type BrandFile, createBrand } from './brand.service.ts'

const FILES = Object.keys(BRAND_FILES) as BrandFile[]
const UPLOAD = '/uploads/0123456789ABCDEFGHJKMNPQRS-1600.webp'
const RED = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#ff0000' } })
  .webp({ lossless: true })
  .toBuffer()

function openBrand(
  change: Partial<Identity> = {},
  read: (url: string) => Promise<Buffer | null> = async () => RED,
) {
  let settings = { ...demoSettings, identity: { ...demoSettings.identity, ...change } }
  let reads = 0
  const brand = createBrand({
    shownSettings: () => settings,
    publicDir: 'public',
    pictures: {
      read: (url) => {
        reads += 1
        return read(url)
      },
    },
  })
  return {
    brand,
    reads: () => reads,
    change(next: Partial<Identity>) {
      settings = { ...demoSettings, identity: { ...demoSettings.identity, ...next } }
    },
  }
}

/** The colour of one pixel as #rrggbbaa. */
async function pixelOf(picture: Buffer, left: number, top: number): Promise<string> {
  const raw = await sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return `#${raw.toString('hex')}`
}

test('the demo network has the pictures of the build, byte for byte', async () => {
  const { brand } = openBrand()
  for (const file of FILES) {
    expect(await brand.get(file), file).toEqual(readFileSync(`public${BRAND_FILES[file]}`))
    expect(brand.replaces(BRAND_FILES[file]), file).toBe(false)
  }
})

test('a network with another name has a mark with its initial, and no picture of the demo', async () => {
  const { brand } = openBrand({ name: 'Nusantara', short_name: 'Nusa', accent: '#ff5a4f' })
  for (const file of FILES) {
    expect(brand.replaces(BRAND_FILES[file]), file).toBe(true)
    expect(await brand.get(file), file).not.toEqual(readFileSync(`public${BRAND_FILES[file]}`))
  }
  expect(String(await brand.get('mark.svg'))).toContain('fill="#ff5a4f"')
  const icon = await brand.get('icon-512.png')
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
  expect(await pixelOf(icon, 2, 2)).toBe('#0a0d1aff')
  expect(await pixelOf(icon, 80, 256)).toBe('#ff5a4fff')
})

test('the favicon has three sizes', async () => {
  const { brand } = openBrand({ name: 'N' })
  const ico = await brand.get('favicon.ico')
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3])
  expect([0, 1, 2].map((index) => ico.readUInt8(6 + index * 16))).toEqual([16, 32, 48])
  const last = 6 + 2 * 16
  const [length, offset] = [ico.readUInt32LE(last + 8), ico.readUInt32LE(last + 12)]
  expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({ width: 48 })
  expect(offset + length).toBe(ico.length)
})

test('an uploaded logo makes mark and icons, a favicon of its own replaces the small ones', async () => {
  const { brand } = openBrand({ logo_url: UPLOAD })
  expect(String(await brand.get('mark.svg'))).toContain('data:image/png;base64,')
  expect(await pixelOf(await brand.get('icon-192.png'), 96, 96)).toBe('#ff0000ff')
  // Not square: transparent above, where the icon has no ground.
  expect(await pixelOf(await brand.get('icon-32.png'), 16, 1)).toMatch(/00$/)

  const own = openBrand({ favicon_url: UPLOAD })
  expect(await pixelOf(await own.brand.get('icon-32.png'), 16, 16)).toBe('#ff0000ff')
  expect(await pixelOf(await own.brand.get('icon-192.png'), 96, 40)).not.toBe('#ff0000ff')
})

test('the share picture differs by language, and shows the uploaded hero', async () => {
  const { brand } = openBrand({ hero_url: UPLOAD })
  const [en, id] = [await brand.get('share-en.jpg'), await brand.get('share-id.jpg')]
  expect(await sharp(en).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 })
  expect(en.equals(id)).toBe(false)
  expect(await pixelOf(en, 1_190, 300)).toMatch(/^#f[0-9a-f]0/)
})

test('only the accent changes the share picture, the mark of the demo stays', () => {
  const { brand } = openBrand({ accent: '#ff5a4f' })
  expect(FILES.filter((file) => brand.replaces(BRAND_FILES[file]))).toEqual(['share-en.jpg', 'share-id.jpg'])
})

test('a picture is made once, and again after a change', async () => {
  const { brand, reads, change } = openBrand({ logo_url: UPLOAD })
  const before = brand.version()
  const [one, two] = await Promise.all([brand.get('icon-192.png'), brand.get('icon-192.png')])
  expect(one).toBe(two)
  expect(reads()).toBe(1)

  change({ logo_url: UPLOAD, name: 'Other' })
  expect(brand.version()).not.toBe(before)
  expect(await brand.get('icon-192.png')).not.toBe(one)
  expect(reads()).toBe(2)
})

test('an upload that cannot be read is no picture of another kind, and is read again', async () => {
  const replies = [async () => RED, () => Promise.reject(new Error('bucket away'))]
  const { brand } = openBrand({ logo_url: UPLOAD }, async () => replies.pop()?.() ?? null)
  await expect(brand.get('mark.svg')).rejects.toThrow('bucket away')
  expect(String(await brand.get('mark.svg'))).toContain('data:image/png;base64,')
})

test.each([{ name: 'Other' }, { short_name: 'Other' }, { logo_url: UPLOAD }, { favicon_url: UPLOAD }])(
  'the mark of the demo is not used with %o',
  (change) => {
    expect(openBrand(change).brand.replaces('/icons/mark.svg')).toBe(true)
  },
)

test('every page has a share picture of its own size in both languages, on its own scene', async () => {
  const { brand } = openBrand({ name: 'Nusantara', short_name: 'Nusa' })
  const pictures = new Set<string>()
  for (const page of ['store', 'vote'] as const) {
    for (const language of LANGUAGES) {
      const bytes = await brand.get(`share-${page}-${language}.jpg`)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 630 })
      pictures.add(bytes.toString('base64'))
    }
  }
  // Vote and Store have the same name in both languages.
  expect(pictures.size).toBe(2)
  expect((await brand.get('share-en.jpg')).toString('base64')).not.toBe([...pictures][0])
})

test('the scene of every share picture is in the build', () => {
  for (const scene of Object.values(SHARE_PAGES))
    expect(existsSync(`public/art/${scene}-1600.webp`), scene).toBe(true)
})
