// Stored secrets survive a restore on another machine, and the backup says where their key is.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBackupPaths } from '#scripts/backup/backup-paths.ts'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { encryptSecret } from '#server/platform/secrets/cipher.ts'
import { createSecretKey, SECRET_KEY_FILE } from '#server/platform/secrets/secret-key.ts'
import { openSecrets } from '#server/platform/secrets/secrets.service.ts'
import { type DataFolder, openDataFolder, withSqlite } from './data-folder.ts'
import { backUp, fillFolder, NOW, say } from './filled-folder.ts'

const NAME = 'servers.survival.rcon_password'

async function fillWithSecret(folder: DataFolder, secretKey: string | null = null) {
  const filled = await fillFolder(folder)
  const key = createSecretKey({ ...filled.place, secretKey, random }).findOrCreate()
  const value = encryptSecret('correct horse', { name: NAME, key, random })
  await withSqlite(filled.place.databaseFile, (db) =>
    db.insertInto('secret').values({ name: NAME, value, updated_at: NOW.toISOString() }).execute(),
  )
  return filled
}

async function readSecret(folder: DataFolder, secretKey: string | null = null) {
  const errors: object[] = []
  const log = { error: (details: object) => void errors.push(details) }
  const { dataDir, databaseFile } = folder.place()
  const secret = await withSqlite(databaseFile, async (db) => {
    const secrets = await openSecrets({ db, log, key: createSecretKey({ dataDir, secretKey, random }) })
    return secrets.current().get(NAME) ?? null
  })
  return { secret, errors }
}

test('the key file is in the backup, and a restore elsewhere can read the secrets', async () => {
  using folder = openDataFolder()
  using other = openDataFolder()
  const { backup, manifest } = await backUp(folder, fillWithSecret)
  expect(manifest.secret_key).toBe('included')
  expect(statSync(join(backup, SECRET_KEY_FILE)).mode & 0o777).toBe(0o600)

  await restoreBackup({ place: other.place(), folder: backup, force: false, now: NOW })
  expect(await readSecret(other)).toEqual({ secret: 'correct horse', errors: [] })
  expect(statSync(other.place().secretKeyFile).mode & 0o777).toBe(0o600)
})

test('a restore sets another key aside and never overwrites it unasked', async () => {
  using folder = openDataFolder()
  using other = openDataFolder()
  const { backup } = await backUp(folder, fillWithSecret)
  createSecretKey({ ...other.place(), secretKey: null, random }).findOrCreate()
  const before = readFileSync(other.place().secretKeyFile, 'utf8')

  const restoring = { place: other.place(), folder: backup, now: NOW }
  await expect(restoreBackup({ ...restoring, force: false })).rejects.toThrow('secret.key')
  const { setAside } = await restoreBackup({ ...restoring, force: true })
  const aside = setAside.find((path) => path.includes(SECRET_KEY_FILE))
  expect(aside && readFileSync(aside, 'utf8')).toBe(before)
  expect((await readSecret(other)).secret).toBe('correct horse')
})

test('a key of the environment is not in the backup; without it the secret counts as missing', async () => {
  using folder = openDataFolder()
  using other = openDataFolder()
  const SECRET_KEY = 'a'.repeat(64)
  const { to } = await fillWithSecret(folder, SECRET_KEY)
  const place = readBackupPaths({ DATA_DIR: folder.place().dataDir, SECRET_KEY })
  const { folder: backup, manifest } = await makeBackup({ place, to, now: NOW, say })
  expect(manifest.secret_key).toBe('environment')
  expect(existsSync(join(backup, SECRET_KEY_FILE))).toBe(false)

  await restoreBackup({ place: other.place(), folder: backup, force: false, now: NOW })
  expect(await readSecret(other, SECRET_KEY)).toEqual({ secret: 'correct horse', errors: [] })
  expect(await readSecret(other)).toEqual({ secret: null, errors: [{ secret: NAME }] })
})

test('a backup without stored secrets says so', async () => {
  using folder = openDataFolder()
  expect((await backUp(folder)).manifest.secret_key).toBe('none')
})
