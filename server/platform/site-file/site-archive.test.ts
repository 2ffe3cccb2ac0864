// Archives as we write them, and archives that somebody made to do harm.
import { randomBytes } from 'node:crypto'
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { SITE_FILE_LIMIT_BYTES } from '#contract/site/site-file.ts'
import { readSiteArchive, writeSiteArchive } from './site-archive.ts'

const PICTURE = Uint8Array.of(1, 2, 3)
const NAME = '01JCV5WZ8N6Q4T2R0P9M7K5H3F.webp'
const MANIFEST = { format: 1, angkasa: '1.0.0', pictures: {} }
const MEGABYTE = 1024 * 1024

const written = () =>
  writeSiteArchive({
    version: '1.0.0',
    values: [['products', [{ name: 'Chest' }]]],
    pictures: new Map([[NAME, PICTURE]]),
  })

const zipOf = (files: Record<string, unknown>) => {
  const toBytes = (value: unknown) => (value instanceof Uint8Array ? value : strToU8(JSON.stringify(value)))
  const entries = Object.entries(files).map(([name, value]): [string, Zippable[string]] => [
    name,
    toBytes(value),
  ])
  return zipSync(Object.fromEntries(entries), { level: 1 })
}
const issuesOf = async (files: Record<string, unknown>) =>
  (await readSiteArchive(zipOf({ 'manifest.json': MANIFEST, ...files }))).issues
const refusalOf = (bytes: Uint8Array, unpackedMaxBytes?: number) =>
  readSiteArchive(bytes, unpackedMaxBytes).then(
    () => null,
    (error: { code?: string }) => error.code,
  )

test('writes readable files in a fixed order, byte by byte the same each time', async () => {
  const files = unzipSync(written())
  expect(Object.keys(files)).toEqual(['manifest.json', 'products.json', `pictures/${NAME}`])
  expect(Buffer.from(files['products.json'] ?? []).toString()).toBe('[\n  {\n    "name": "Chest"\n  }\n]\n')
  expect(JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString())).toEqual({
    format: 1,
    angkasa: '1.0.0',
    pictures: { [NAME]: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  expect(Buffer.compare(written(), written())).toBe(0)
})

test('reads what it wrote, and knows a picture that was replaced by hand', async () => {
  const { archive, issues } = await readSiteArchive(written())
  expect(issues).toEqual([])
  expect(archive.values.get('products')).toEqual([{ name: 'Chest' }])
  expect(archive.pictures.get(NAME)?.isAsExported).toBe(true)
  const replaced = { ...unzipSync(written()), [`pictures/${NAME}`]: Uint8Array.of(9) }
  expect((await readSiteArchive(zipSync(replaced))).archive.pictures.get(NAME)?.isAsExported).toBe(false)
})

test.each([
  '../../etc/passwd',
  '/etc/passwd',
  'pictures/../../../x.webp',
  'pictures/sub/x.webp',
  'pictures/.htaccess',
  'C:\\x',
  'secrets.json',
  'orders.json',
])('names the file %j, which does not belong there', async (name) => {
  expect(await issuesOf({ [name]: {} })).toEqual([{ path: [name], message: 'unknown_file' }])
})

test.each([
  ['not JSON', strToU8('['), 'not_json'],
  ['not UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'not_json'],
  ['too large', new Uint8Array(9 * MEGABYTE), 'file_too_large'],
  ['of a million entries', strToU8(`[${'{},'.repeat(1_000_000)}{}]`), 'file_too_large'],
  ['of a hundred levels', strToU8('['.repeat(100) + ']'.repeat(100)), 'file_too_large'],
])('refuses an archive with a file that is %s', async (_, file, message) => {
  expect(await issuesOf({ 'sales.json': file })).toEqual([{ path: ['sales.json'], message }])
})

test('refuses an archive without a manifest, and one with another', async () => {
  const path = ['manifest.json']
  const { issues } = await readSiteArchive(zipOf({ 'products.json': [] }))
  expect(issues).toEqual([{ path, message: 'required' }])
  expect(await issuesOf({ 'manifest.json': { ...MANIFEST, format: 2 } })).toEqual([
    { path, message: 'other_format', params: { format: 2, known: 1 } },
  ])
  expect(await issuesOf({ 'manifest.json': { ...MANIFEST, more: 1 } })).toEqual([
    { path: [...path, 'more'], message: 'unknown_key' },
  ])
})

test('refuses what is no archive, is damaged or is cut off', async () => {
  const archive = written()
  expect(await refusalOf(strToU8('not a zip'))).toBe('site_file_unreadable')
  expect(await refusalOf(new Uint8Array(0))).toBe('site_file_unreadable')
  for (const length of [10, 100, archive.length - 1]) {
    expect(await refusalOf(archive.subarray(0, length))).toBe('site_file_unreadable')
  }
})

test('refuses archives that are too large packed or unpacked', async () => {
  expect(await refusalOf(new Uint8Array(SITE_FILE_LIMIT_BYTES + 1))).toBe('site_file_too_large')
  const zeros = new Uint8Array(MEGABYTE / 4)
  const many = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`pictures/${index}.png`, zeros]))
  expect(await refusalOf(zipOf(many), 2 * MEGABYTE)).toBe(null)
  expect(await refusalOf(zipOf(many), MEGABYTE)).toBe('site_file_too_large')
  const files = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`pictures/${index}.png`, []]))
  expect(await refusalOf(zipOf(files))).toBe('site_file_too_large')
})

test('stops unpacking an entry that is larger than it declares', async () => {
  const size = 3 * MEGABYTE
  const bomb = Buffer.from(zipOf({ 'manifest.json': MANIFEST, 'sales.json': new Uint8Array(size) }))
  const declared = Buffer.alloc(4)
  declared.writeUInt32LE(size)
  for (let at = bomb.indexOf(declared); at >= 0; at = bomb.indexOf(declared, at + 1))
    bomb.writeUInt32LE(100, at)
  expect(await refusalOf(bomb, 2 * MEGABYTE)).toBe('site_file_too_large')

  const small = Buffer.from(zipOf({ 'manifest.json': MANIFEST, 'sales.json': new Uint8Array(5_000) }))
  declared.writeUInt32LE(5_000)
  for (let at = small.indexOf(declared); at >= 0; at = small.indexOf(declared, at + 1))
    small.writeUInt32LE(100, at)
  expect(await refusalOf(small)).toBe('site_file_unreadable')
})

test('leaves the event loop to others between its steps', async () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`pictures/${index}.png`, randomBytes(30_000)]),
  )
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const { issues } = await readSiteArchive(zipOf({ 'manifest.json': MANIFEST, ...pictures }))
  clearImmediate(counting)
  expect(issues).toEqual([])
  expect(turns).toBeGreaterThan(20 + 600_000 / (16 * 1024))
})
