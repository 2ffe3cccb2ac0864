import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder of the running test. Made before what writes into it registers its own end, it is removed after that. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A hash for each file of a folder, by its path. */
export function hashTree(folder: string, leaveOut: RegExp): Record<string, string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !leaveOut.test(path))
  const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  return Object.fromEntries(paths.map((path) => [relative(folder, path), hashOf(path)]))
}
