// npm --prefix proof run size: weight of a first visit to every public page against the budget; no admin code and no other
// language in it. The heaviest screens of the console have a budget as well.
import { readFileSync } from 'node:fs'
import * as en from '../content/locales/en/index.ts'
import * as id from '../content/locales/id/index.ts'
import { LANGUAGES, type Language } from '../contract/language.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { serveSite } from '../scripts/lib/serve.ts'
import { printTable } from '../scripts/lib/table.ts'
import { createScale, type PageWeight } from './bench/page-weight.ts'
import { findBoardPages, openStorePages, type SitePage, sitePages } from './bench/site-pages.ts'

/** Transferred bytes (Brotli), 1 kB = 1,000 bytes. */
const BUDGET = { html: 12_000, script: 85_000, style: 14_000, font: 40_000, fontFiles: 2 }

const CONSOLE = { script: 180_000, style: 20_000 }
/** With the part that each of them imports when it is shown. */
const CONSOLE_SCREENS = [
  ['/admin/store/products/new', 'web/admin/shop/products/product-editor.tsx'],
  ['/admin/site/news/new', 'web/admin/site/legal/markdown-preview.tsx'],
  ['/admin/site/legal/terms', 'web/admin/site/legal/markdown-preview.tsx'],
  ['/admin/site/texts'],
] as const

const ADMIN_CALL = '/api/admin/'
const MESSAGES: Record<Language, unknown> = { en, id }
/** Shorter texts may be names or words that both languages share. */
const TELLING_LENGTH = 30

type Weighed = { page: SitePage; weight: PageWeight }

ensureBuilt()
const site = await serveSite()
try {
  const { weigh } = createScale(site.url)
  const weighed: Weighed[] = []
  const more = [...(await openStorePages(site.url)), ...(await findBoardPages(site.url))]
  for (const page of sitePages(more)) weighed.push({ page, weight: await weigh(page.address) })
  printWeights(weighed)
  const problems = [
    ...weighed.flatMap((one) => [...tooHeavy(one), ...strays(one)]),
    ...(await heavyScreens(weigh)),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`Heaviest scripts: ${heaviestScripts(weighed)}`)
    process.exitCode = 1
  }
} finally {
  await site.stop()
}

function printWeights(weighed: readonly Weighed[]): void {
  console.log('First visit, Brotli, kB (1 kB = 1,000 bytes)')
  const budget = ['budget', kb(BUDGET.html), kb(BUDGET.script), '', kb(BUDGET.style), kb(BUDGET.font)]
  printTable(
    ['page', 'HTML', 'JS', 'JS files', 'CSS', 'fonts', 'font files'],
    [
      ...weighed.map(({ page, weight: { html, scripts, styles, fonts } }) => [
        page.address,
        kb(html.bytes),
        kb(sum(scripts)),
        String(scripts.length),
        kb(sum(styles)),
        kb(sum(fonts)),
        String(fonts.length),
      ]),
      [...budget, String(BUDGET.fontFiles)],
    ],
  )
}

function tooHeavy({ page, weight: { html, scripts, styles, fonts } }: Weighed): string[] {
  const problems: string[] = []
  const check = (what: string, bytes: number, limit: number) => {
    if (bytes > limit) problems.push(`${page.address}: ${what} ${kb(bytes)} kB, at most ${kb(limit)}`)
  }
  check('HTML', html.bytes, BUDGET.html)
  check('JavaScript', sum(scripts), BUDGET.script)
  check('CSS', sum(styles), BUDGET.style)
  check('fonts', sum(fonts), BUDGET.font)
  if (fonts.length > BUDGET.fontFiles) problems.push(`${page.address}: ${fonts.length} font files`)
  return problems
}

async function heavyScreens(weigh: ReturnType<typeof createScale>['weigh']): Promise<string[]> {
  const files: Record<string, { file: string }> = JSON.parse(
    readFileSync('build/client/.vite/manifest.json', 'utf8'),
  )
  const problems: string[] = []
  for (const language of LANGUAGES)
    for (const [path, ...parts] of CONSOLE_SCREENS) {
      const { scripts, styles } = await weigh(
        `/${language}${path}`,
        parts.map((part) => `/${files[part]?.file}`),
      )
      const [script, style] = [sum(scripts), sum(styles)]
      const said = `JavaScript ${kb(script)} kB, at most ${kb(CONSOLE.script)}; CSS ${kb(style)} kB, at most ${kb(CONSOLE.style)}`
      console.log(`/${language}${path}: ${said}`)
      if (script > CONSOLE.script || style > CONSOLE.style) problems.push(`/${language}${path}: ${said}`)
    }
  return problems
}

/** Admin code, and the words of the other languages. */
function strays({ page, weight: { html, scripts } }: Weighed): string[] {
  const others = LANGUAGES.filter((language) => language !== page.language)
  const named = scripts.filter(({ address }) => {
    const name = address.split('/').at(-1) ?? ''
    return name.startsWith('admin') || others.some((language) => name.startsWith(`${language}.layout`))
  })
  const travelling = [html, ...scripts].map(({ text }) => text).join('\n')
  const own = tellingTexts(page.language)
  if (!own.some((text) => travelling.includes(text)))
    return [`${page.address}: none of its own words found; this check no longer sees anything`]
  const words = others
    .flatMap(tellingTexts)
    .filter((text) => !own.includes(text) && travelling.includes(text))
  const admin = scripts.filter(({ text }) => text.includes(ADMIN_CALL))
  return [
    ...[...named, ...admin].map(
      ({ address }) => `${page.address}: ${address} travels, but is not for this page`,
    ),
    ...words.map((text) => `${page.address}: words of another language travel: ${text}`),
  ]
}

/** Texts that appear unchanged in code and page. */
function tellingTexts(language: Language): string[] {
  const texts: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(MESSAGES[language])
  return texts.filter((text) => text.length >= TELLING_LENGTH && !/['"`&<>\\{\n]/.test(text))
}

function heaviestScripts(weighed: readonly Weighed[]): string {
  const scripts = new Map(weighed.flatMap(({ weight }) => weight.scripts.map((one) => [one.address, one])))
  return [...scripts.values()]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6)
    .map(({ address, bytes }) => `${address.split('/').at(-1)} ${kb(bytes)} kB`)
    .join(', ')
}

function sum(files: readonly { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

function kb(bytes: number): string {
  return (bytes / 1_000).toFixed(1)
}
