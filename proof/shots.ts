// npm --prefix proof run shots: a screenshot of every public page, in every language and width, into shots/.
// Options: --only <page> and --width <pixels> (may be repeated), --language <language>; --readme and --guide write docs/pictures instead.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../scripts/lib/browser.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { serveSite } from '../scripts/lib/serve.ts'
import { ADMIN_ENV } from '../tests/support/settings-client.ts'
import { takeGuidePictures, takeReadmePictures } from './lib/document-pictures.ts'
import { type SitePage, sitePages } from './lib/site-pages.ts'

const FOLDER = 'shots'
const WIDTHS = [360, 768, 1280, 1920]
const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 }
const USUAL_HEIGHT = 900
const PICTURE_LIMIT_MS = 10_000

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    language: { type: 'string' },
    readme: { type: 'boolean', default: false },
    guide: { type: 'boolean', default: false },
  },
})
const widths = values.width?.map(Number).filter((width) => width > 0) ?? WIDTHS
const pages = sitePages({ ...values, withNotFound: true })

ensureBuilt()
const site = await serveSite({ env: ADMIN_ENV })
const browser = await launchBrowser()
try {
  if (values.readme) await takeReadmePictures(browser, site.url)
  if (values.guide) await takeGuidePictures(browser, site.url)
  if (!values.readme && !values.guide) for (const width of widths) await takeAll(browser, width)
} finally {
  await browser.close()
  await site.stop()
}

async function takeAll(from: Browser, width: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const context = await from.newContext({
    viewport: { width, height: HEIGHTS[width] ?? USUAL_HEIGHT },
    reducedMotion: 'reduce',
  })
  const tab = await context.newPage()
  for (const page of pages) console.log(await take(tab, page, width))
  await context.close()
}

async function take(tab: Page, { name, language, address }: SitePage, width: number): Promise<string> {
  await tab.goto(site.url + address, { waitUntil: 'load' })
  await scrollThrough(tab)
  const path = join(FOLDER, `${name}.${language}.${width}.png`)
  await tab.screenshot({ path, fullPage: true, animations: 'disabled' })
  return path
}

/** Scrolls down and up so that lazy images load, then waits for images and fonts. */
async function scrollThrough(tab: Page): Promise<void> {
  await tab.evaluate(async (limit) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
    // Images in closed menus never load, so only visible ones are waited for.
    const awaited = [...document.images].filter((picture) => picture.checkVisibility() && !picture.complete)
    const loaded = awaited.map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve)
          picture.addEventListener('error', resolve)
        }),
    )
    const late = new Promise((resolve) => setTimeout(resolve, limit))
    await Promise.race([Promise.all([document.fonts.ready, ...loaded]), late])
    window.scrollTo({ top: 0, behavior: 'instant' })
    await nextFrame()
  }, PICTURE_LIMIT_MS)
}
