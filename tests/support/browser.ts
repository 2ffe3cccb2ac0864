// Fixtures of every browser test: visits that wait for hydration, and browser contexts with other options.
import { type BrowserContextOptions, test as base, expect, type Locator, type Page } from '@playwright/test'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import type { Language } from '#contract/language.ts'
import { SITEMAP_PAGES } from '#contract/pages.ts'
import type { OrderRequest } from '#contract/shop/store.schema.ts'
import { createBuyer } from './buyer.ts'
import { ADMIN, SITE_URL } from './e2e-sites.ts'
import { signIn } from './settings-client.ts'

export type { Locator, Page }
export { expect }

/** The texts of a language, to find elements; texts that the specification fixes are written out in the tests. */
export const TEXTS = { en, id }

export const LANGUAGES: readonly Language[] = ['en', 'id']

/** They have the layout of the terms. */
const LIKE_TERMS: readonly string[] = ['privacy', 'refunds']

/** The path of every public page after its language. */
export const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    SITEMAP_PAGES.filter(({ name }) => !LIKE_TERMS.includes(name)).map(({ name, path }) => [name, path]),
  ),
  'tycoon tiers': '/premiumtiers?tab=tycoon',
  'creative tiers': '/premiumtiers?tab=creative',
  basket: '/store/basket',
  'my orders': '/store/orders',
  'not found': '/nowhere',
}

export const PAGE_NAMES = Object.keys(PAGES)

/** All are fixtures of one test object, because Playwright starts another worker and browser for tests that have others. */
type WorkerFixtures = {
  /** A session of the admin area. */
  token: string
  /** The reference of an unpaid order, for tests that mock its status. */
  pending: string
}

/** A fixture that is made once per worker; the pattern names no other fixture. */
const once = <Made>(make: () => Promise<Made>) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}: object, use: (made: Made) => Promise<void>) => use(await make()),
    { scope: 'worker' },
  ] as const

const withWorker = base.extend<object, WorkerFixtures>({
  token: [...once(() => newToken())],
  pending: [...once(() => orderByApi())],
})

export const newToken = async (url = SITE_URL): Promise<string> => (await signIn({ url }, ADMIN)).token

/** Orders are limited per IP address and username, so every order uses a new pair. */
export function randomBuyer(): { address: string; name: string } {
  const part = () => Math.floor(Math.random() * 256)
  return { address: `10.${part()}.${part()}.${part()}`, name: `Pemain_${Math.floor(Math.random() * 1e9)}` }
}

/** Places an order through the API and returns its reference. */
export async function orderByApi(method: OrderRequest['paymentMethod'] = 'QRIS'): Promise<string> {
  const { address, name } = randomBuyer()
  const buyer = createBuyer(SITE_URL, { 'x-forwarded-for': address })
  const productId = (await buyer.products())[2]?._id ?? ''
  const { status, reply, reference } = await buyer.order({ productId, username: name, paymentMethod: method })
  if (status >= 400) throw new Error(`Order failed: ${status} ${reply.code}`)
  return reference
}

declare global {
  interface Window {
    /** Set when the layout has run its effects: from then on every event handler is attached. */
    isHydrated?: boolean
  }
}

type Fixtures = {
  /** A browser context with other options: locale, no script, reduced motion. */
  visitor(options: BrowserContextOptions): Promise<Page>
}

export const test = withWorker.extend<Fixtures>({
  page: async ({ page }, use) => {
    await markHydration(page)
    await use(page)
  },
  visitor: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      await markHydration(page)
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

/** The layout stores the language as its last effect on every document load: the end of hydration. */
async function markHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value)
      if (key === 'i18nextLng') window.isHydrated = true
    }
  })
}

/** Opens an address and waits until the page is hydrated. */
export async function visitPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilHydrated(page)
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.isHydrated)
}

/** Path, query and hash of the page. */
export function location(page: Page): string {
  return locationOf(page.url())
}

function locationOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '')
}

export async function expectLocation(page: Page, expected: string): Promise<void> {
  // waitForURL reacts at once; the assertion after it reports the location that was reached instead.
  const reached = page.waitForURL((url) => locationOf(url.href) === expected, {
    waitUntil: 'commit',
    timeout: 5_000,
  })
  await reached.catch(() => {})
  await expect.poll(() => location(page)).toBe(expected)
}

/** Navigates as a history entry of the site would, without a document load. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Scrolls to the end and back, and waits until every reveal has finished. An animation that follows a scroll never does. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += Math.ceil(window.innerHeight / 2)) {
      window.scrollTo(0, y)
      await frame()
      await frame()
    }
    const finite = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map((animation) => animation.finished))
    window.scrollTo(0, 0)
    await frame()
  })
}

/** No page has as many tab stops. */
export const MOST_TAB_STOPS = 80

/** Presses Tab until the target is focused; the number of stops on the way. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let stop = 1; stop <= MOST_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return stop
  }
  throw new Error(`${target} is not a tab stop`)
}

/** Opened by every Play Now. */
export function joinSheet(page: Page) {
  return page.getByRole('dialog', { name: /^(Join|Masuk ke) / })
}

export function board(page: Page, title: string) {
  const box = page.getByRole('region', { name: title, exact: true })
  return { box, rows: box.getByRole('listitem'), more: box.getByRole('button', { name: /Show (more|less)/ }) }
}
