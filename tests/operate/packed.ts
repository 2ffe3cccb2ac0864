// Makes the archive with npm run pack.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Packed = { folder: string; path: string; name: string; output: string; remove(): void }

export async function pack(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-pack-'))
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/pack.ts', '--to', folder], {
    env: { PATH: process.env.PATH },
  })
  const [name = ''] = readdirSync(folder)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { folder, path: join(folder, name), name, output: stdout, remove }
}
