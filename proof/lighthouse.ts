// npm --prefix proof run lighthouse: every public page on an emulated phone.
// Options: --runs N, --only <page>, such as home or vote
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { CHROMIUM_FLAGS } from '../scripts/lib/browser.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { findProgram } from '../scripts/lib/debian.ts'
import { serveSite } from '../scripts/lib/serve.ts'
import { printTable } from '../scripts/lib/table.ts'
import { figure } from './bench/goals.ts'
import { findBoardPages, openStorePages, type SitePage, sitePages } from './bench/site-pages.ts'
import { percentile } from './chaos/figures.ts'
import { type Look, look, SCORED, type Scored, type Timed } from './lighthouse/visit-page.ts'

const LEAST: Record<Scored, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Pages that search engines must not index: basket, orders and payment of one person, results of a search. */
const PRIVATE = ['basket', 'orders', 'checkout', 'player-search']
const NOT_TO_BE_FOUND = 'is-crawlable'
/** The pages that most visitors see first. */
const BUSIEST = ['home', 'store']
const LEAST_AT_BUSIEST = 99
const MOST: Record<Timed, number> = {
  'first-contentful-paint': 1_200,
  'largest-contentful-paint': 1_800,
  'total-blocking-time': 100,
  'cumulative-layout-shift': 0.01,
}
/** Basket and orders are stored in the browser, so their pages are rendered by the scripts. */
const STORED_PAGES = ['basket', 'orders']
const MOST_OF_STORED = { ...MOST, 'largest-contentful-paint': 2_500 }

type Looked = { page: SitePage; looks: Look[] }

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
})
const runs = Math.max(1, Math.round(Number(values.runs) || 3))

ensureBuilt()
const looked = await lookAtAll()
printLooks(looked)
const problems = looked.flatMap(problemsOf)
console.log(
  problems.length > 0 ? `\nBelow the bar\n${problems.join('\n')}` : '\nEvery page is above its bars.',
)
if (problems.length > 0) process.exitCode = 1

async function lookAtAll(): Promise<Looked[]> {
  const site = await serveSite()
  const more = [...(await openStorePages(site.url)), ...(await findBoardPages(site.url))]
  const pages = sitePages(more).filter(({ name }) => values.only === undefined || name === values.only)
  const chrome = await launch({
    chromePath: findProgram('chromium'),
    chromeFlags: [...CHROMIUM_FLAGS, '--headless=new', '--disable-dev-shm-usage'],
    logLevel: 'silent',
  })
  try {
    const found: Looked[] = pages.map((page) => ({ page, looks: [] }))
    // Page after page, then again: a noisy minute does not fall on one page alone.
    for (let run = 1; run <= runs; run += 1) {
      for (const { page, looks } of found) {
        process.stderr.write(`run ${run} of ${runs}: ${page.address}\n`)
        looks.push(await look(site.url + page.address, chrome.port))
      }
    }
    return found
  } finally {
    chrome.kill()
    await site.stop()
  }
}

function printLooks(all: readonly Looked[]): void {
  console.log(`Lighthouse, mobile, median of ${runs}; times in ms`)
  const header = ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS']
  printTable(
    [...header, 'perf of each run'],
    all.map(({ page, looks }) => {
      const time = (name: Timed, digits = 0) =>
        figure(
          middle(looks, ({ times }) => times[name]),
          digits,
        )
      return [
        page.address,
        ...SCORED.map((name) =>
          figure(
            middle(looks, ({ scores }) => scores[name]),
            0,
          ),
        ),
        ...[time('first-contentful-paint'), time('largest-contentful-paint'), time('total-blocking-time')],
        time('cumulative-layout-shift', 3),
        looks.map(({ scores }) => scores.performance).join(' '),
      ]
    }),
  )
}

function problemsOf({ page, looks }: Looked): string[] {
  const isPrivate = PRIVATE.includes(page.name)
  const scores = SCORED.filter((name) => !(isPrivate && name === 'seo')).flatMap((name) => {
    const least = name === 'performance' && BUSIEST.includes(page.name) ? LEAST_AT_BUSIEST : LEAST[name]
    const score = middle(looks, (one) => one.scores[name])
    return score < least ? [`${page.address}: ${name} ${score}, at least ${least}`] : []
  })
  const times = Object.entries(STORED_PAGES.includes(page.name) ? MOST_OF_STORED : MOST).flatMap(
    ([name, most]) => {
      const value = middle(looks, (one) => one.times[name as Timed])
      return value > most
        ? [`${page.address}: ${name} ${figure(value, most < 1 ? 3 : 0)}, at most ${most}`]
        : []
    },
  )
  const failures = [...new Set(looks.flatMap((one) => one.failures))]
    .filter((failure) => !(isPrivate && failure.includes(NOT_TO_BE_FOUND)))
    .map((failure) => `${page.address}: ${failure}`)
  return [...scores, ...times, ...failures]
}

function middle(looks: readonly Look[], pick: (one: Look) => number): number {
  return percentile(looks.map(pick), 0.5)
}
