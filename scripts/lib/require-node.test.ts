import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleOf, requireNodeFirst } from './require-node.ts'

/** Runs a file as if this Node were version 18. */
function runOn18(file: string) {
  const old =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })"
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(old)}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, file], { encoding: 'utf8' })
  return [status, stdout, stderr]
}

test('the entry of a bundle says in one line which Node it needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-entry-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, `${bundleOf('main')}.js`), "import 'node:of-a-later-version'\n")
  requireNodeFirst(folder, 'main')
  expect(runOn18(join(folder, 'main.js'))).toEqual([
    1,
    '',
    'Please install Node 24 or newer: this one is 18.20.8.\n',
  ])
})

test('npm start says it too, before anything is installed', () => {
  const line = 'Please install Node 24 (at least 20.19) from https://nodejs.org: this one is 18.20.8.\n'
  expect(runOn18('scripts/run.mjs')).toEqual([1, '', line])
  // A name that an older Node does not export would fail before the first line runs.
  expect(readFileSync('scripts/run.mjs', 'utf8')).not.toMatch(/import \{[^}]*\} from 'node:util'/)
})
