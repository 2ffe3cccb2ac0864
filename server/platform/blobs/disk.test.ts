import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createDiskBlobs } from './disk.ts'

const NAME = '0123456789ABCDEFGHJKMNPQRS-1600.webp'
const OTHER_NAME = 'Z123456789ABCDEFGHJKMNPQRS-1600.webp'

function openFolder() {
  const root = temporaryFolder()
  const folder = join(root, 'uploads')
  return { root, folder, blobs: createDiskBlobs(folder, systemRandom) }
}

test('puts, reads and removes an image', async () => {
  const { blobs, ...place } = openFolder()
  await blobs.put(NAME, Buffer.from('pixels'))

  expect(await blobs.read(NAME)).toEqual(Buffer.from('pixels'))
  expect(readdirSync(place.folder)).toEqual([NAME])
  expect(blobs.url(NAME)).toBe(`/uploads/${NAME}`)
  await blobs.remove(NAME)
  await blobs.remove(NAME)
  expect(await blobs.read(NAME)).toBeNull()
})

test('refuses names that lead out of the folder', async () => {
  const { blobs, root } = openFolder()
  writeFileSync(join(root, 'secret'), 'secret')
  const outside = ['../secret', '..', '', '.', `../uploads/${NAME}`, `${NAME}\0`, `${NAME}.php`, 'x.webp']
  for (const name of outside) {
    expect(await blobs.read(name), name).toBeNull()
    await expect(blobs.put(name, Buffer.from('x')), name).rejects.toThrow('not a blob name')
    await expect(async () => blobs.remove(name), name).rejects.toThrow('not a blob name')
  }
  expect(readFileSync(join(root, 'secret'), 'utf8')).toBe('secret')
  expect(readdirSync(root)).toEqual(['secret'])
})

test('a failed put leaves no file', async () => {
  const place = openFolder()
  writeFileSync(place.folder, 'a file where the folder should be')
  await expect(place.blobs.put(NAME, Buffer.from('x'))).rejects.toThrow()
  expect(readdirSync(place.root)).toEqual(['uploads'])
})

/** A disk of 64 kB; null where this user may not make one. */
function openTinyDisk() {
  const place = openFolder()
  mkdirSync(place.folder)
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place.folder])
  if (made.status !== 0) return null
  return { ...place, [Symbol.dispose]: () => void spawnSync('umount', [place.folder]) }
}

test('a full disk is storage_full, leaves no partial file, and recovers', async (context) => {
  using place = openTinyDisk()
  if (!place) return context.skip('this user may not mount a small disk')
  const { blobs } = place
  const picture = Buffer.alloc(40 * 1024, 1)
  await blobs.put(NAME, picture)

  await expect(blobs.put(OTHER_NAME, picture)).rejects.toMatchObject({ code: 'storage_full' })
  expect(readdirSync(place.folder)).toEqual([NAME])
  await blobs.remove(NAME)
  await blobs.put(OTHER_NAME, picture)
  expect(await blobs.read(OTHER_NAME)).toEqual(picture)
})
