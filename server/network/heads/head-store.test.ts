import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createHeadStore, type HeadLimits } from './head-store.ts'

const MANY: HeadLimits = { files: 100, bytes: 10_000, inMemory: 100 }

let folder = ''
const warnings: string[] = []
const clock = turnableClock()

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'angkasa-heads-')), 'heads')
  warnings.length = 0
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

function openStore(limits = MANY) {
  const log = { warn: (_: object, message: string) => warnings.push(message) }
  return createHeadStore({ folder, clock, random: systemRandom, log, limits })
}

test('a head is read from memory, and from disk after a restart', async () => {
  const store = openStore()
  await store.write('steve', Buffer.from('face'))
  const stored = { bytes: Buffer.from('face'), at: clock.now().getTime(), etag: expect.any(String) }

  expect(await store.read('steve')).toEqual(stored)
  expect(await openStore().read('steve')).toEqual(stored)
  expect(await openStore().read('alex')).toBeNull()
  expect(await openStore().storedAt('steve')).toBe(stored.at)
})

test('a name never becomes a path', async () => {
  const store = openStore()
  for (const key of ['../../evil', '/etc/passwd', 'con', '.ayu', 'a\u0000b']) {
    await store.write(key, Buffer.from('x'))
  }
  const files = readdirSync(folder)
  expect(files).toHaveLength(5)
  for (const file of files) expect(file).toMatch(/^[0-9a-f]{32}\.webp$/)
  expect(readdirSync(join(folder, '..'))).toEqual(['heads'])
  expect(statSync(join(folder, files[0] ?? '')).mode & 0o077).toBe(0)
})

test('the oldest heads go when there are too many files', async () => {
  const store = openStore({ ...MANY, files: 3 })
  for (const key of ['a', 'b', 'c']) {
    await store.write(key, Buffer.from(key))
    clock.pass(1_000)
  }
  await store.write('a', Buffer.from('newer'))
  await store.write('d', Buffer.from('d'))

  expect(await store.size()).toEqual({ heads: 3, bytes: 7 })
  expect(await store.read('b')).toBeNull()
  expect((await store.read('a'))?.bytes.toString()).toBe('newer')
  expect(readdirSync(folder)).toHaveLength(3)
})

test('the oldest heads go when they take too many bytes, also those of an earlier process', async () => {
  const first = openStore()
  for (const key of ['a', 'b', 'c']) {
    await first.write(key, Buffer.alloc(100))
    clock.pass(1_000)
  }
  const store = openStore({ ...MANY, bytes: 250 })
  await store.write('d', Buffer.alloc(100))

  expect(await store.size()).toEqual({ heads: 2, bytes: 200 })
  expect([await store.read('a'), await store.read('b')]).toEqual([null, null])
  expect(await store.read('c')).not.toBeNull()
})

test('memory holds a limited number of heads', async () => {
  const store = openStore({ ...MANY, inMemory: 1 })
  await store.write('a', Buffer.from('a'))
  await store.write('b', Buffer.from('b'))
  rmSync(folder, { recursive: true })

  expect(await store.read('b')).not.toBeNull()
  expect(await store.read('a')).toBeNull()
  expect((await store.size()).heads).toBe(1)
})

test('a folder that cannot be written costs only the copy on disk', async () => {
  writeFileSync(folder, 'a file where the folder should be')
  const store = openStore()
  await store.write('a', Buffer.from('a'))

  expect(warnings).toEqual(['head not stored'])
  expect((await store.read('a'))?.bytes.toString()).toBe('a')
})

test('unfinished files of a stopped process are removed, other files are left alone', async () => {
  await openStore().write('a', Buffer.from('a'))
  for (const name of ['.01ABC.part', '.01NEW.part', 'notes.txt']) writeFileSync(join(folder, name), 'x')
  const old = clock.now().getTime() / 1_000 - 7_200
  utimesSync(join(folder, '.01ABC.part'), old, old)
  utimesSync(join(folder, '.01NEW.part'), old + 7_200, old + 7_200)

  expect((await openStore().size()).heads).toBe(1)
  expect(readdirSync(folder).toSorted()).toEqual([
    '.01NEW.part',
    expect.stringMatching(/\.webp$/),
    'notes.txt',
  ])
})
