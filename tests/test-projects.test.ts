// The Vitest projects of vitest.config.ts: `npm run unit` is only quick as long as no unit test starts a server.
import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { readImports } from '#tests/support/imports.ts'
import config from '../vitest.config.ts'

type Project = { test: { name: string; include: string[]; exclude?: string[] } }

const DATABASE_SUPPORT = ['tests/support/databases.ts', 'tests/support/mariadb.ts']
const SITE_SUPPORT = [
  ...['tests/support/site.ts', 'tests/support/spawn-server.ts', 'server/boot/start.ts'],
  ...['scripts/lib/build.ts', 'scripts/lib/site-program.ts'],
]
const loading = readImports({ ofTests: true }).filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
const importsOf = Map.groupBy(loading, ({ from }) => from)
const projects = config.test?.projects as Project[]
const files = globSync('{contract,content,server,simulators,web,scripts,tests,proof}/**/*.test.{ts,tsx}')

test('every test file belongs to exactly one project', () => {
  expect(files.filter((file) => projectsOf(file).length !== 1)).toEqual([])
  expect(files.length).toBeGreaterThan(200)
})

test('a unit test imports neither database nor site support', () => {
  expect(importersOf('unit', [...DATABASE_SUPPORT, ...SITE_SUPPORT])).toEqual([])
  expect(importersOf('dom', [...DATABASE_SUPPORT, ...SITE_SUPPORT])).toEqual([])
})

test('a database test imports no site support', () => {
  expect(importersOf('database', SITE_SUPPORT)).toEqual([])
})

test('no worker of Playwright loads a site: browser-site.ts asks for one', () => {
  const specs = globSync('tests/e2e/*/*.spec.ts')
  expect(specs.length).toBeGreaterThan(50)
  expect(specs.filter((file) => SITE_SUPPORT.some((support) => reach(file).has(support)))).toEqual([])
})

test('a test beside the code is named .db.test.ts only if it uses a database', () => {
  const all = files.filter((file) => projectsOf(file).includes('database'))

  expect(all.filter((file) => !DATABASE_SUPPORT.some((support) => reach(file).has(support)))).toEqual([])
})

test('a test of both databases begins with the name of its database', () => {
  const each = /each\(DATABASES\)\(\s*['"`](?!%s(?:: |['"`]))/
  expect(files.filter((file) => each.test(readFileSync(file, 'utf8')))).toEqual([])
})

function projectsOf(file: string): string[] {
  const matches = (globs: string[] = []) => globs.some((glob) => matchesGlob(file, glob))
  return projects
    .filter(({ test: { include, exclude } }) => matches(include) && !matches(exclude))
    .map((project) => project.test.name)
}

function importersOf(project: string, support: readonly string[]): string[] {
  return files
    .filter((file) => projectsOf(file).includes(project))
    .flatMap((file) =>
      support.filter((path) => reach(file).has(path)).map((path) => `${file} imports ${path}`),
    )
}

/** Everything that a file imports, directly or through others; type imports load nothing. */
function reach(file: string): Set<string> {
  const found = new Set([file])
  for (const each of found) for (const { to } of importsOf.get(each) ?? []) found.add(to)
  return found
}
