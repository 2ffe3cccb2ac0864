// npm --prefix proof run shots: the pictures of README.md, and of docs/make-it-yours.md: screens of the console of a fresh
// site, so that they show what this version has. All are small enough to be committed.
import { mkdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { demoSettings } from '../content/settings/index.ts'
import { ADMIN_TOKEN_STORAGE_KEY } from '../contract/team/admin.ts'
import { launchBrowser } from '../scripts/lib/browser.ts'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { serveSite } from '../scripts/lib/serve.ts'
import { ADMIN_ENV, signIn } from '../tests/support/settings-client.ts'

const FOLDER = 'docs/pictures'
const VIEWPORT = { width: 1280, height: 800 }
const WIDTH = 880
const LIMIT_BYTES = 60_000
/** Each with something that is there when the page has loaded. */
const SCREENS = [
  { name: 'home', path: '', shows: 'h1' },
  { name: 'store', path: '/store', shows: 'h1' },
  { name: 'console-identity', path: '/admin/site/identity', shows: '[data-path="identity:name"]' },
  { name: 'console-links', path: '/admin/site/links', shows: '[data-path="links:discord"]' },
  { name: 'console-texts', path: '/admin/site/texts', shows: 'iframe' },
  { name: 'console-pages', path: '/admin/site/pages', shows: '[data-path="pages:vote"]' },
  { name: 'console-servers', path: '/admin/network/servers', shows: '[data-path^="servers:list.0"]' },
  { name: 'console-modes', path: '/admin/network/modes', shows: '[data-path^="modes:0."]' },
  { name: 'console-boards', path: '/admin/network/boards', shows: 'ul[tabindex="0"] li' },
  { name: 'console-tiers', path: '/admin/network/tiers', shows: '[data-path^="tiers:tabs."]' },
  { name: 'console-votes', path: '/admin/network/votes', shows: '[data-path^="votes:sites."]' },
]
const HISTORY = { name: 'console-history', path: '/admin/site/identity/history', shows: 'main ol > li' }

ensureBuilt()
const site = await serveSite({ env: ADMIN_ENV })
const browser = await launchBrowser()
const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' })
const tab = await context.newPage()
try {
  const { token, save } = await signIn(site)
  await tab.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    ADMIN_TOKEN_STORAGE_KEY,
    token,
  ] as const)
  for (const screen of SCREENS) await take(screen)
  // The history has something to show.
  for (const name of ['NusantaraCraft', 'NusantaraCraft Network'])
    await save('identity', { ...demoSettings.identity, name })
  await take(HISTORY)
} finally {
  await browser.close()
  await site.stop()
}

/** Throws when the picture is too large for the repository. */
async function take({ name, path, shows }: typeof HISTORY): Promise<void> {
  await tab.goto(`${site.url}/en${path}`, { waitUntil: 'networkidle' })
  // Fields of a closed card are there, and not visible.
  await tab.locator(shows).first().waitFor({ state: 'attached' })
  await tab.evaluate(() => document.fonts.ready)
  const screenshot = await tab.screenshot({ animations: 'disabled' })
  mkdirSync(FOLDER, { recursive: true })
  const file = `${FOLDER}/${name}.webp`
  await sharp(screenshot).resize(WIDTH).webp({ quality: 61, effort: 6 }).toFile(file)
  const { size } = statSync(file)
  if (size > LIMIT_BYTES) throw new Error(`${file} has ${size} bytes, at most ${LIMIT_BYTES}`)
  console.log(file)
}
