import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { createDiskBlobs } from './disk.ts'
import { probeStore } from './probe-store.ts'

test('a store that works is left as it was', async () => {
  const folder = join(temporaryFolder(), 'uploads')
  await probeStore(createDiskBlobs(folder, systemRandom))
  expect(existsSync(folder) && readdirSync(folder)).toEqual([])
})

test('a store that cannot be written to is told', async () => {
  const folder = join(temporaryFolder(), 'uploads')
  writeFileSync(folder, '')
  await expect(probeStore(createDiskBlobs(folder, systemRandom))).rejects.toThrow('EEXIST')
})
