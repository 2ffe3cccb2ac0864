// The key of stored secrets: SECRET_KEY, or a private file in the data folder that is made at first use.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newId, type Random } from '#server/platform/kernel/random.ts'

export const SECRET_KEY_FILE = 'secret.key'

const KEY_BYTES = 32
const KEY_TEXT = /^[0-9a-f]{64}\s*$/i

type Deps = { secretKey: string | null; dataDir: string; random: Random }

export type SecretKey = ReturnType<typeof createSecretKey>

export function createSecretKey({ secretKey, dataDir, random }: Deps) {
  const file = join(dataDir, SECRET_KEY_FILE)

  /** Null when there is none yet, or its file cannot be read. */
  function find(): Buffer | null {
    if (secretKey !== null) return Buffer.from(secretKey, 'hex')
    try {
      const text = readFileSync(file, 'utf8')
      return KEY_TEXT.test(text) ? Buffer.from(text.trim(), 'hex') : null
    } catch {
      return null
    }
  }

  /** Throws when the file cannot be written, or holds something else. */
  function findOrCreate(): Buffer {
    const existing = find()
    if (existing) return existing
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const fresh = `${file}.${newId(random)}`
    const text = Buffer.from(random.bytes(KEY_BYTES)).toString('hex')
    try {
      writeFileSync(fresh, `${text}\n`, { mode: 0o600, flag: 'wx' })
      // When several processes start at once, the first one wins; none ever sees half a key.
      linkSync(fresh, file)
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
    } finally {
      rmSync(fresh, { force: true })
    }
    const stored = find()
    if (!stored) throw new Error(`${file} does not hold a key`)
    return stored
  }

  return { find, findOrCreate }
}
