// Every page is read by vnu, the HTML checker of the W3C.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { hasProgram } from '#scripts/lib/debian.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { POST_FORM } from '#tests/support/forms.ts'
import { type RunningSite, startOwned } from '#tests/support/site.ts'
import { walk } from '#tests/support/site-walk.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar'
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024

const FALSE_ALARMS = [
  // HTML allows `blocking` on `rel="expect"`, which the checker does not know.
  /^A “link” element with a “blocking” attribute/,
  // The game wants the bar in its own addresses as it is.
  /^Bad value “minecraft:\/\/.* Illegal character in query. “\|” is not allowed/,
]

type Finding = { url: string; type: string; message: string }

/** The errors of all pages, each with its page. */
async function findErrors(pages: readonly (readonly [path: string, body: string])[]): Promise<string[]> {
  const folder = temporaryFolder()
  for (const [index, [, body]] of pages.entries()) writeFileSync(join(folder, `${index}.html`), body)
  const args = [
    '-jar',
    CHECKER,
    '--exit-zero-always',
    '--errors-only',
    '--stdout',
    '--format',
    'json',
    folder,
  ]
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: MAX_OUTPUT_BYTES })
  const { messages }: { messages: Finding[] } = JSON.parse(stdout)
  return messages
    .filter(({ message }) => !FALSE_ALARMS.some((alarm) => alarm.test(message)))
    .map(({ url, message }) => `${pages[Number(/(\d+)\.html$/.exec(url)?.[1])]?.[0]}: ${message}`)
}

/** Pages that the walk leaves out: of an order, of news, without a connection, and of the console. */
function morePages(reference: string): string[] {
  const fixed = Object.values(PAGES).flatMap(({ path }) => (path.includes(':') ? [] : [path]))
  const named = ['/player/Steve', `/store/checkout/${reference}`, '/offline', '/news/season-2']
  return LANGUAGES.flatMap((language) => [...fixed, ...named].map((path) => `/${language}${path}`))
}

async function readPages(site: RunningSite, reference: string) {
  const pages = new Map((await walk(site)).map(({ path, body }) => [path, body]))
  for (const path of ['/vote', '/api/docs', ...morePages(reference)])
    if (!pages.has(path)) pages.set(path, await site.text(path))
  return [...pages].filter(([, body]) => /^<!doctype html>/i.test(body))
}

test.skipIf(!hasProgram('java'))('vnu finds no error on any page', async () => {
  await using site = await startOwned()
  await site.admin.ask('/posts', 'POST', POST_FORM)
  const { reference } = await createBuyer(site.url).order({ paymentMethod: 'BRIVA' })
  const pages = await readPages(site, reference)
  expect(pages.length).toBeGreaterThan(Object.keys(PAGES).length)
  expect(await findErrors(pages)).toEqual([])
})
