// The pictures of docs/make-it-yours.md: screens of the console of a fresh site, so that they show what this version has.
import type { Browser, Page } from '@playwright/test'
import { demoSettings } from '../../content/settings/index.ts'
import { ADMIN_TOKEN_STORAGE_KEY } from '../../contract/team/admin.ts'
import { signIn } from '../../tests/support/settings-client.ts'
import { savePicture } from './readme-pictures.ts'

const VIEWPORT = { width: 1280, height: 800 }
/** Each with something that is there when the screen has loaded. */
const SCREENS = [
  { name: 'identity', path: 'site/identity', shows: '[data-path="identity:name"]' },
  { name: 'links', path: 'site/links', shows: '[data-path="links:discord"]' },
  { name: 'texts', path: 'site/texts', shows: 'iframe' },
  { name: 'pages', path: 'site/pages', shows: '[data-path="pages:vote"]' },
  { name: 'servers', path: 'network/servers', shows: '[data-path^="servers:list.0"]' },
  { name: 'modes', path: 'network/modes', shows: '[data-path^="modes:0."]' },
  { name: 'boards', path: 'network/boards', shows: 'ul[tabindex="0"] li' },
  { name: 'tiers', path: 'network/tiers', shows: '[data-path^="tiers:tabs."]' },
  { name: 'votes', path: 'network/votes', shows: '[data-path^="votes:sites."]' },
] as const
const HISTORY = { name: 'history', path: 'site/identity/history', shows: 'main ol > li' }

type Screen = { name: string; path: string; shows: string }

export async function takeGuidePictures(browser: Browser, siteUrl: string): Promise<void> {
  const { token, save } = await signIn({ url: siteUrl })
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    ADMIN_TOKEN_STORAGE_KEY,
    token,
  ] as const)
  const tab = await context.newPage()
  for (const screen of SCREENS) await take(tab, siteUrl, screen)
  // The history has something to show.
  for (const name of ['NusantaraCraft', 'NusantaraCraft Network'])
    await save('identity', { ...demoSettings.identity, name })
  await take(tab, siteUrl, HISTORY)
  await context.close()
}

async function take(tab: Page, siteUrl: string, { name, path, shows }: Screen): Promise<void> {
  await tab.goto(`${siteUrl}/en/admin/${path}`, { waitUntil: 'networkidle' })
  // Fields of a closed card are there, and not visible.
  await tab.locator(shows).first().waitFor({ state: 'attached' })
  await tab.evaluate(() => document.fonts.ready)
  await savePicture(`console-${name}`, await tab.screenshot({ animations: 'disabled' }))
}
