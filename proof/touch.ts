// npm --prefix proof run touch: input latency (INP) of an emulated phone with a CPU four times slower.
import { setTimeout as sleep } from 'node:timers/promises'
import { type CDPSession, devices, type Locator, type Page } from '@playwright/test'
import { launchBrowser } from '../scripts/lib/browser.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { serveSite } from '../scripts/lib/serve.ts'
import { type Goal, printGoals } from './bench/goals.ts'
import { openStorePages } from './bench/site-pages.ts'

type Touch = { what: string; path: string; act(page: Page, devtools: CDPSession): Promise<void> }

const ROUNDS = 3
const SLOWER = 4
const MOST_MS = 200
/** Shorter events have no entry. */
const SHORTEST_MS = 16
/** Until the page is interactive and its pictures are loaded. */
const SETTLE_MS = 2_000
const SCROLLED_MS = 500
/** Time for the effect to be rendered. */
const RENDERED_MS = 1_000
/** Between touching the screen and leaving it. */
const HELD_MS = 80
const MISSED_MS = 5_000

ensureBuilt()
const site = await serveSite()
const browser = await launchBrowser()
try {
  const goals: Goal[] = []
  for (const touch of await listTouches()) {
    const figures: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) figures.push(await measure(touch))
    process.stderr.write(`${touch.what}: ${figures.join(', ')} ms\n`)
    goals.push({ what: touch.what, figures, unit: 'ms', atMost: MOST_MS })
  }
  console.log(`Longest interaction of a visit, CPU ${SLOWER} times slower`)
  printGoals(goals)
} finally {
  await browser.close()
  await site.stop()
}

async function listTouches(): Promise<Touch[]> {
  const pages = await openStorePages(site.url)
  const [product, payment] = ['product', 'checkout'].map(
    (name) => pages.find((page) => page.name === name)?.path,
  )
  if (!product || !payment) throw new Error('no product or payment')
  const tap =
    (role: 'button' | 'tab' | 'link' | 'switch', name: string | RegExp) =>
    (page: Page, devtools: CDPSession) =>
      touch(page.getByRole(role, { name, exact: true }).filter({ visible: true }).first(), devtools)
  const tapAt = (selector: string) => (page: Page, devtools: CDPSession) =>
    touch(page.locator(selector).filter({ visible: true }).first(), devtools)
  const type = (label: string) => (page: Page) =>
    page.getByLabel(label).pressSequentially('Budi_1234', { delay: 120 })
  return [
    { what: 'menu opened', path: '', act: tap('button', 'Open menu') },
    { what: 'join sheet opened', path: '/vote', act: tap('button', 'Play') },
    { what: 'language changed', path: '', act: tap('link', 'ID Indonesia') },
    { what: 'tab of the boards changed', path: '/leaderboard', act: tap('tab', 'Survival Mix') },
    { what: 'board shown in full', path: '/leaderboard?tab=survival', act: tap('button', 'Show more') },
    { what: 'tab of the tiers changed', path: '/premiumtiers', act: tap('tab', 'Creative') },
    { what: 'tier chosen in the calculator', path: '/store', act: tapAt('.calc li:last-child .link-chip') },
    { what: 'name typed at the checkout', path: product, act: type('Game username') },
    { what: 'checkout as a gift', path: product, act: tap('button', 'For a friend') },
    { what: 'method chosen at the checkout', path: product, act: tapAt('label:has(input[value=BRIVA])') },
    { what: 'button of the payment page', path: payment, act: tapAt('main button') },
    { what: 'name typed on the vote page', path: '/vote', act: type('Who are you voting as?') },
    { what: 'range of the status chart', path: '/status', act: tap('link', '30 d') },
    {
      what: 'name found on the leaderboard',
      path: '/leaderboard',
      act: async (page, devtools) => {
        await type('Find me')(page)
        await tap('button', 'Find')(page, devtools)
      },
    },
  ]
}

async function touch(target: Locator, devtools: CDPSession): Promise<void> {
  // In the middle of the screen: bars at its edges cover what lies there.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await sleep(SCROLLED_MS)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not there`)
  const { x, y, width, height } = box
  await target.evaluate((element) =>
    element.addEventListener('click', () => {
      window.touches.isClicked = true
    }),
  )
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await sleep(HELD_MS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await target.page().waitForFunction(() => window.touches.isClicked, undefined, { timeout: MISSED_MS })
}

/** The longest interaction, as the browser itself tells it. */
async function measure({ path, act }: Touch): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 5'], locale: 'en' })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteTouches)
    await page.goto(`${site.url}/en${path}`)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.waitForTimeout(SETTLE_MS)
    await act(page, devtools)
    await page.waitForTimeout(RENDERED_MS)
    const { seen, longest } = await page.evaluate(() => window.touches)
    if (seen === 0) throw new Error(`nothing was touched at ${path}`)
    return Math.max(longest, SHORTEST_MS)
  } finally {
    await context.close()
  }
}

function noteTouches(): void {
  window.touches = { seen: 0, longest: 0, isClicked: false }
  addEventListener('pointerdown', () => {
    window.touches.seen += 1
  })
  addEventListener('keydown', () => {
    window.touches.seen += 1
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (entry.interactionId) window.touches.longest = Math.max(window.touches.longest, entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

declare global {
  interface Window {
    touches: { seen: number; longest: number; isClicked: boolean }
  }
}
