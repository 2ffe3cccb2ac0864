// The pictures of docs/make-it-yours.md: screens of the console of a fresh site, so that they show what this version has.
import type { Browser, Page } from '@playwright/test'
import { ADMIN_TOKEN_STORAGE_KEY } from '../../contract/team/admin.ts'
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

export const GUIDE_ADMIN = { username: 'owner', password: 'a lantern on the seventh island' }

export async function takeGuidePictures(browser: Browser, siteUrl: string): Promise<void> {
  const token = await signIn(siteUrl)
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    ADMIN_TOKEN_STORAGE_KEY,
    token,
  ] as const)
  const tab = await context.newPage()
  for (const screen of SCREENS) await take(tab, siteUrl, screen)
  await renameTwice(siteUrl, token)
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

async function signIn(siteUrl: string): Promise<string> {
  const reply = await fetch(`${siteUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(GUIDE_ADMIN),
  })
  return ((await reply.json()) as { token: string }).token
}

/** The history has something to show. */
async function renameTwice(siteUrl: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const url = `${siteUrl}/api/admin/settings/identity`
  const { value } = (await (await fetch(url, { headers })).json()) as { value: object }
  for (const [version, name] of ['NusantaraCraft', 'NusantaraCraft Network'].entries()) {
    const body = JSON.stringify({ version, value: { ...value, name } })
    const reply = await fetch(url, { method: 'PUT', headers, body })
    if (!reply.ok) throw new Error(`identity not saved: ${await reply.text()}`)
  }
}
