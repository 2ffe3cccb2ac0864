import { chownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { DataLockedError, lockDataFolder } from './data-lock.ts'
import { findDatabaseProblem } from './problem.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const log = { info: () => {} }

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

test('a second holder is refused until the first one releases the folder', async () => {
  const first = await lockDataFolder(folder, { log })
  await expect(lockDataFolder(folder, { log, limitMs: 0 })).rejects.toThrow(DataLockedError)

  first.release()
  const second = await lockDataFolder(folder, { log, limitMs: 0 })
  second.release()
})

test.skipIf(!isRoot)('a lock file made by root belongs to the owner of the folder', async () => {
  chownSync(folder, NOBODY, NOBODY)
  const lock = await lockDataFolder(folder, { log })
  lock.release()

  expect(statSync(join(folder, 'angkasa.lock')).uid).toBe(NOBODY)
})

test('the error names a lock file that this user may not write', () => {
  const path = join(folder, 'angkasa.lock')
  const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path })

  const problem = findDatabaseProblem(refused, { databaseUrl: null, dataDir: folder })
  expect(problem?.line).toContain(`${path}: this user may not write there`)
})
