// The manifest of a backup: versions, figures and checksums, verified before a restore.
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { UserError } from './user-error.ts'

export const MANIFEST = 'manifest.json'

const Manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  angkasa: z.string(),
  node: z.string(),
  database: z.object({ form: z.enum(['sqlite', 'pg_dump']), version: z.string() }),
  migration: z.string(),
  tables: z.array(z.string()),
  figures: z.record(z.string(), z.number()),
  /** Uploads in a bucket are not part of the backup. */
  uploads: z.enum(['folder', 'bucket']),
  /** Where the key of the stored secrets is: in this backup, in SECRET_KEY, or there is none. */
  secret_key: z.enum(['included', 'environment', 'none']),
  files: z.array(
    z.object({
      path: z.string().regex(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
})

export type Manifest = z.output<typeof Manifest>
type ListedFile = Manifest['files'][number]

export async function listFiles(folder: string): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for (const path of walk(folder)) {
    const whole = join(folder, path)
    files.push({ path, bytes: statSync(whole).size, sha256: await digest(whole) })
  }
  return files
}

/** Verifies every file: none missing, changed or extra. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = parse(folder)
  const found = new Map((await listFiles(folder)).map((file) => [file.path, file]))
  for (const { path, bytes, sha256 } of manifest.files) {
    const there = found.get(path)
    if (!there) throw new UserError(`The backup is not whole: ${path} is missing.`)
    if (there.bytes !== bytes || there.sha256 !== sha256) {
      throw new UserError(`The backup is damaged: ${path} is not what was written.`)
    }
    found.delete(path)
  }
  const [extra] = found.keys()
  if (extra !== undefined) throw new UserError(`${extra} does not belong to the backup.`)
  return manifest
}

function parse(folder: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EACCES' || code === 'EPERM')
      throw new UserError(
        `${folder} cannot be read by the user of the site. Copy it to /var/backups/angkasa.`,
      )
    throw new UserError(`${folder} holds no backup that can be read.`, { cause: error })
  }
}

function walk(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== MANIFEST)
    .sort()
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
