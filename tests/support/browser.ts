// What every browser test begins with: a visit that waits until the page listens, and visitors of other kinds.
import { type BrowserContextOptions, test as base, expect, type Locator, type Page } from '@playwright/test'
import { en } from '#content/locales/en/index.ts'
import { id } from '#content/locales/id/index.ts'
import type { Language } from '#contract/language.ts'

export type { Locator, Page }
export { expect }

/** The words of a language, for finding things; what the spec fixes is written out in the tests. */
export const WORDS = { en, id }

export const BOTH: readonly Language[] = ['en', 'id']

/** Every page that is built, as what follows the language. */
export const PAGES = {
  home: '',
  leaderboard: '/leaderboard',
  vote: '/vote',
  maps: '/maps',
  'survival tiers': '/premiumtiers',
  'tycoon tiers': '/premiumtiers?tab=tycoon',
  'creative tiers': '/premiumtiers?tab=creative',
  store: '/store',
  'not found': '/nowhere',
} as const

export type PageName = keyof typeof PAGES

/** Each page in each language: its name for a sentence, and its address. */
export const EVERY_PAGE = (Object.keys(PAGES) as PageName[]).flatMap((name) =>
  BOTH.map((language) => ({
    name,
    language,
    url: `/${language}${PAGES[name]}`,
    sentence: `${name} in ${language}`,
  })),
)

declare global {
  interface Window {
    /** Set when the frame has run its effects: from then on every handler listens. */
    isListening?: boolean
  }
}

type Fixtures = {
  /** Opens an address and waits until the page listens. */
  visit(url: string): Promise<void>
  /** A browser of its own: other languages, no script, less motion. */
  visitor(options: BrowserContextOptions): Promise<Page>
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    await tellWhenListening(page)
    await use(page)
  },
  visit: async ({ page }, use) => {
    await use((url) => visitAs(page, url))
  },
  visitor: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      await tellWhenListening(page)
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

/** The frame keeps the language on every full load, as its last effect: that tells when it listens. */
async function tellWhenListening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      keep.call(this, key, value)
      if (key === 'i18nextLng') window.isListening = true
    }
  })
}

export async function visitAs(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilListening(page)
}

export async function untilListening(page: Page): Promise<void> {
  await page.waitForFunction(() => window.isListening)
}

/** Where the page is now: path, query and hash. */
export function place(page: Page): string {
  return placeOf(page.url())
}

function placeOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '')
}

export async function expectPlace(page: Page, expected: string): Promise<void> {
  // The browser tells when it arrives; where it did not, the second line says where it is instead.
  const arrived = page.waitForURL((url) => placeOf(url.href) === expected, {
    waitUntil: 'commit',
    timeout: 5_000,
  })
  await arrived.catch(() => {})
  await expect.poll(() => place(page)).toBe(expected)
}

/** Goes to an address as a link inside the site would, without loading the document again. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** From the top to the end, so that everything that arrives when it is seen has arrived and stands still. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += Math.ceil(window.innerHeight / 2)) {
      window.scrollTo(0, y)
      await frame()
      await frame()
    }
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map((animation) => animation.finished))
    window.scrollTo(0, 0)
    await frame()
  })
}
