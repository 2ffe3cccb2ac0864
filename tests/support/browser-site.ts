// A site of its own for a browser test. It runs in the process of the other sites, so that no worker of Playwright loads the
// code of the server.
import { expect, type Page, test, visitPage } from './browser.ts'
import { storeToken } from './browser-admin.ts'
import { SITES_URL } from './e2e-sites.ts'
import { ADMIN_ENV, readersOf, signIn } from './settings-client.ts'
import type { RunningSite, SiteOptions } from './site.ts'

export type BrowserSite = Omit<RunningSite, 'printed'>

/** `hostile`: with hostile text in every field. */
export type BrowserSiteOptions = SiteOptions & { hostile?: boolean }

/** As visitors of this machine call it, so that no link leads to another host. */
const PUBLIC_URL = 'http://127.0.0.1'

export async function startSite({ env, ...options }: BrowserSiteOptions = {}): Promise<BrowserSite> {
  const body = JSON.stringify({ ...options, env: { PUBLIC_URL, ...env } })
  const response = await fetch(SITES_URL, { method: 'POST', body })
  const url = await response.text()
  if (!response.ok) throw new Error(url)
  // Until a site has read its voters once, it answers 503, which pages report and the browser logs.
  await expect.poll(async () => (await fetch(`${url}/api/leaderboards/voters`)).status).not.toBe(503)
  return {
    ...readersOf(url),
    async [Symbol.asyncDispose]() {
      await fetch(SITES_URL, { method: 'DELETE', body: url })
    },
  }
}

/** A site of all tests of a file, whose owner is signed in. A function is called when its simulators can be started. */
export function siteOfFile(given: BrowserSiteOptions | (() => Promise<BrowserSiteOptions>) = {}) {
  const site = {
    async openScreen(page: Page, path: string, language = 'en'): Promise<void> {
      await storeToken(page, site.admin.token)
      await visitPage(page, `${site.url}/${language}/admin/${path}`)
    },
  } as BrowserSite & {
    admin: Awaited<ReturnType<typeof signIn>>
    openScreen(page: Page, path: string, language?: string): Promise<void>
  }
  test.beforeAll(async () => {
    const { env, ...options } = typeof given === 'function' ? await given() : given
    Object.assign(site, await startSite({ ...options, env: { ...ADMIN_ENV, ...env } }))
    site.admin = await signIn(site)
  })
  test.afterAll(() => site[Symbol.asyncDispose]())
  return site
}
