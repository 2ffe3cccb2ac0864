// Fixtures for settings screens, on a site whose settings the tests may change.
import { request } from '@playwright/test'
import type { Section } from '#contract/settings/sections.schema.ts'
import { test as base, expect, type Page, visitPage } from './browser.ts'
import { storeToken } from './browser-admin.ts'
import { OWNED_URL } from './e2e-sites.ts'

export { expect, type Page }

type Fixtures = {
  /** Opens an admin screen of the site with a valid token. */
  visitOwned(path: string): Promise<void>
  api: SettingsApi
}

type SettingsApi = {
  read(section: Section): Promise<{ version: number; value: unknown }>
  /** Back to the defaults. */
  reset(...sections: Section[]): Promise<void>
  /** Saves as another admin would, whatever is open in the browser. */
  change(section: Section, change: object): Promise<void>
}

export const test = base.extend<Fixtures>({
  visitOwned: async ({ page, ownedToken }, use) => {
    await storeToken(page, ownedToken)
    await use((path) => visitPage(page, OWNED_URL + path))
  },
  api: async ({ ownedToken }, use) => {
    const context = await request.newContext({
      baseURL: OWNED_URL,
      extraHTTPHeaders: { authorization: `Bearer ${ownedToken}` },
    })
    const read: SettingsApi['read'] = async (section) =>
      (await context.get(`/api/admin/settings/${section}`)).json()
    await use({
      read,
      async reset(...sections) {
        for (const section of sections) {
          const reply = await context.post(`/api/admin/settings/${section}/restore`, { data: { version: 0 } })
          expect(reply.ok()).toBe(true)
        }
      },
      async change(section, change) {
        const { version, value } = await read(section)
        const data = { version, value: { ...(value as object), ...change } }
        expect((await context.put(`/api/admin/settings/${section}`, { data })).ok()).toBe(true)
      },
    })
    await context.dispose()
  },
})

export const ownedUrl = (path: string) => OWNED_URL + path
