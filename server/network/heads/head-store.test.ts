import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createHeadStore } from './head-store.ts'

let folder = ''
const clock = turnableClock()

beforeEach(() => {
  folder = join(temporaryFolder(), 'heads')
})

const openStore = (filesMax?: number) => createHeadStore({ folder, clock, random: systemRandom, filesMax })

test('a head is read from disk, also after a restart', async () => {
  const store = openStore()
  await store.write('steve', Buffer.from('face'))
  const stored = { bytes: Buffer.from('face'), at: clock.now().getTime(), etag: expect.any(String) }

  expect(await store.read('steve')).toEqual(stored)
  expect(await openStore().read('steve')).toEqual(stored)
  expect(await openStore().read('alex')).toBeNull()
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

test('the oldest heads and unfinished files go when there are too many', async () => {
  const first = openStore()
  for (const key of ['a', 'b', 'c']) {
    await first.write(key, Buffer.from(key))
    clock.pass(1_000)
  }
  const unfinished = join(folder, '.01ABC.part')
  writeFileSync(unfinished, 'x')
  utimesSync(unfinished, 0, 0)
  const store = openStore(3)
  await store.write('d', Buffer.from('d'))

  expect(await store.read('a')).toBeNull()
  expect((await store.read('b'))?.bytes.toString()).toBe('b')
  expect(readdirSync(folder)).toHaveLength(3)
})
