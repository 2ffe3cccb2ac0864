// A site of its own for a browser test. It runs in the process of the other sites, so that no worker of Playwright loads the
// code of the server.
import { expect } from '@playwright/test'
import { SITES_URL } from './e2e-sites.ts'
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
    url,
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    async [Symbol.asyncDispose]() {
      await fetch(SITES_URL, { method: 'DELETE', body: url })
    },
  }
}
