// 500 random settings: every public page in both languages is rendered without an error and escapes every text.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { PAGE_SWITCHES, PAGES, type PageName } from '#contract/pages.ts'
import { LEGAL_PAGES } from '#contract/settings/legal.schema.ts'
import { SECTIONS, type Settings } from '#contract/settings/sections.schema.ts'
import { openStorage } from '#server/boot/open-storage.ts'
import { createServices } from '#server/compose/services.ts'
import { openWorld, type World } from '#server/compose/world.ts'
import { readConfig } from '#server/config/config.ts'
import { createLogger } from '#server/platform/kernel/logger.ts'
import { loadBuiltPages, type PageHandler } from '#server/site/pages/page-handler.ts'
import { findHtmlProblems } from '#tests/support/html.ts'
import { insertOrders, orderRow } from '#tests/support/orders.ts'
import { randomSettings } from '#tests/support/random-settings.ts'
import { PUBLIC_URL } from '#tests/support/site.ts'

const RUNS = 500
/** All of the HTML of these pages is validated, which takes longer than to render it. */
const VALIDATED_RUNS = 4
const seed = Number(process.env.SETTINGS_SEED ?? 20_261_116)
const REFERENCE = 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'
const UNESCAPED = /<script>xss|<img src=x|<\/title><\/textarea>|href="javascript:/

let world: World
let render: PageHandler
let paths: { path: string; page: PageName }[]
let saves = 0
const errors: unknown[] = []
const open = new AsyncDisposableStack()

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-random-'))
  open.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    PUBLIC_URL,
  })
  const log = createLogger('silent')
  const { database } = await openStorage({ config, log, isTerminal: false, signal: undefined })
  // A live site sells what the owner has saved.
  await database.db.updateTable('product').set({ built_in: 0 }).execute()
  world = await openWorld({ config, log: { ...log, error: (details) => errors.push(details) }, database })
  open.defer(world.close)
  const services = createServices(world)
  await services.leaderboards.refresh()
  await services.status.refresh()
  render = await loadBuiltPages('build', { services, reportError: (error) => errors.push(error) })
  await insertOrders(world.db, [orderRow(1, { status: 'EXPIRED', reference: REFERENCE })])
  const [product] = await services.catalogue.list('en')
  paths = publicPaths(product?._id ?? '')
}, 60_000)
afterAll(() => open.disposeAsync())

function publicPaths(product: string) {
  const names = (Object.keys(PAGES) as PageName[]).filter(
    // A fresh site has no posts.
    (page) => !/^admin-|^news|^own-page$/.test(page),
  )
  const params: Record<string, string> = { ':id': product, ':reference?': REFERENCE, ':index': '1' }
  return names.map((page) => ({
    page,
    path: PAGES[page].path.replace(/:\w+\??/, (name) => params[name] ?? name),
  }))
}

/** As if an admin had saved every section. */
async function store(settings: Settings): Promise<void> {
  saves += 1
  const rows = SECTIONS.map((section) => ({
    section,
    version: saves,
    value: JSON.stringify(settings[section]),
    updated_at: '2026-11-16T13:14:00.000Z',
    updated_by: 'ayu',
  }))
  await world.db.deleteFrom('settings').execute()
  await world.db.insertInto('settings').values(rows).execute()
  await world.settings.reload()
}

/** Pages that are always there, and those that the owner has hidden. What else ends a page: parts-off.test.ts. */
function statusesOf({ pages, legal }: Settings, page: PageName): number[] {
  const name = PAGE_SWITCHES[page]
  const text = LEGAL_PAGES.find((one) => one === page)
  if ((name && !pages[name]) || (text && !legal[text].published)) return [404]
  return name || /^(player|board|status|vote-redirect)$/.test(page) ? [200, 404] : [200]
}

async function renderAll(settings: Settings): Promise<string[]> {
  await store(settings)
  const documents: string[] = []
  for (const language of LANGUAGES) {
    for (const { path, page } of paths) {
      const url = new URL(`${PUBLIC_URL}/${language}${path}`)
      const rendered = await render(url)
      if (rendered.kind === 'redirect') continue
      expect(statusesOf(settings, page), url.pathname).toContain(rendered.status)
      expect(rendered.html.match(UNESCAPED), url.pathname).toBeNull()
      documents.push(rendered.html)
    }
  }
  expect(errors).toEqual([])
  return documents
}

test(`${RUNS} random settings render every page (SETTINGS_SEED=${seed})`, { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(randomSettings, async (settings) => {
      await renderAll(settings)
    }),
    {
      numRuns: RUNS,
      seed,
      path: process.env.SETTINGS_PATH,
      endOnFailure: true,
      // Settings are too long for a terminal: the path leads to them.
      reporter: ({ failed, counterexamplePath, errorInstance }) => {
        if (failed) throw new Error(`SETTINGS_PATH=${counterexamplePath}`, { cause: errorInstance })
      },
    },
  )
})

test('pages of random settings are valid HTML', { timeout: 300_000 }, async () => {
  for (const settings of fc.sample(randomSettings, { numRuns: VALIDATED_RUNS, seed })) {
    for (const html of await renderAll(settings)) {
      expect(await findHtmlProblems(html)).toEqual([])
    }
  }
})
