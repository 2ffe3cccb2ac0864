// Every page is read by vnu, the Nu HTML Checker.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { findProgram, hasProgram } from '#scripts/lib/debian.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { POST_FORM } from '#tests/support/forms.ts'
import { type RunningSite, startOwned } from '#tests/support/site.ts'
import { walk } from '#tests/support/site-walk.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar'
/** The checker's schema needs a deep stack; without the second compiler it takes half of the time. */
const JAVA_OPTIONS = ['-Xss16m', '-XX:TieredStopAtLevel=1']
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024

const FALSE_ALARMS = [
  // HTML allows `blocking` on `rel="expect"`, which the checker does not know.
  /^A “link” element with a “blocking” attribute/,
  // Whether the game decodes an escaped bar is not known: docs/decisions/0010-specification.md.
  /^Bad value “minecraft:\/\/.* Illegal character in query. “\|” is not allowed/,
]

type Finding = { url: string; type: string; message: string }

/** The errors of all pages, each with its page. */
async function findErrors(pages: readonly (readonly [path: string, body: string])[]): Promise<string[]> {
  const folder = temporaryFolder()
  for (const [index, [, body]] of pages.entries()) writeFileSync(join(folder, `${index}.html`), body)
  const args = ['--exit-zero-always', '--errors-only', '--stdout', '--format', 'json', folder]
  const java = [...JAVA_OPTIONS, '-jar', CHECKER, ...args]
  const { stdout } = await promisify(execFile)(findProgram('java'), java, { maxBuffer: MAX_OUTPUT_BYTES })
  const { messages }: { messages: Finding[] } = JSON.parse(stdout)
  return messages
    .filter(({ message }) => !FALSE_ALARMS.some((alarm) => alarm.test(message)))
    .map(({ url, message }) => `${pages[Number(/(\d+)\.html$/.exec(url)?.[1])]?.[0]}: ${message}`)
}

const VALUES = {
  tab: 'global',
  board: 'voters',
  name: 'Steve',
  slug: 'season-2',
  page: 'terms',
  screen: 'links',
}

/** Every address of the table, also of the console, and the page without a connection. */
function listPages(values: Readonly<Record<string, string>>): string[] {
  const filled = Object.values(PAGES).map(({ path }) =>
    path.replace(/\/:(\w+)(\??)/g, (_, name: string, isOptional: string) =>
      name in values ? `/${values[name]}` : isOptional ? '' : '/none',
    ),
  )
  return LANGUAGES.flatMap((language) => [...filled, '/offline'].map((path) => `/${language}${path}`))
}

async function readPages(site: RunningSite, paths: readonly string[]) {
  const pages = new Map((await walk(site)).map(({ path, body }) => [path, body]))
  for (const path of paths) if (!pages.has(path)) pages.set(path, await site.text(path))
  return [...pages].filter(([, body]) => /^<!doctype html>/i.test(body))
}

test.skipIf(!hasProgram('java'))('vnu finds no error on any page', async () => {
  await using site = await startOwned()
  for (const kind of ['news', 'page'] as const) await site.admin.ask('/posts', 'POST', { ...POST_FORM, kind })
  const { reference } = await createBuyer(site.url).order({ paymentMethod: 'BRIVA' })
  const paths = ['/vote', '/api/docs', ...listPages({ ...VALUES, reference })]
  const pages = await readPages(site, paths)
  expect(pages.length).toBeGreaterThan(Object.keys(PAGES).length)
  expect(await findErrors(pages)).toEqual([])
})
