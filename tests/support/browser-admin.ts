// Visits to the admin area: signed in once per worker, and lists that say what a test wants them to say.
import { request } from '@playwright/test'
import type { SendAction, SendActionDetail } from '#contract/delivery.schema.ts'
import type { AdminTransaction, TransactionDetail } from '#contract/transactions.schema.ts'
import { test as base, type Page, visitAs } from './browser.ts'
import { ADMIN, SITE_URL } from './e2e-sites.ts'

export type { Locator, Page } from './browser.ts'
export { expect, expectPlace } from './browser.ts'

export const ADMIN_SCREENS = ['home', 'store', 'images', 'audit', 'password'] as const

type Fixtures = {
  /** Opens an admin screen with a token that the server takes. */
  visitAdmin(path: string): Promise<void>
}

export const test = base.extend<Fixtures, { token: string }>({
  token: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      await use(await newToken())
    },
    { scope: 'worker' },
  ],
  visitAdmin: async ({ page, token, visit: _visit }, use) => {
    await keepToken(page, token)
    await use((path) => visitAs(page, path))
  },
})

export async function newToken(site = SITE_URL): Promise<string> {
  const api = await request.newContext({ baseURL: site })
  const response = await api.post('/api/admin/login', { data: ADMIN })
  const { token } = (await response.json()) as { token: string }
  await api.dispose()
  return token
}

/** Once: a token that the site has dropped does not come back with the next page. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (window.sessionStorage.getItem('tokenGiven')) return
    window.sessionStorage.setItem('tokenGiven', 'yes')
    window.localStorage.setItem('adminToken', kept)
  }, token)
}

/** From now on a call of the admin area is answered by the test. */
export async function answer(
  page: Page,
  path: string,
  reply: (call: { query: URLSearchParams; body: unknown; method: string }) => {
    status?: number
    json: unknown
  },
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === `/api/admin/${path}`,
    async (route) => {
      const asked = route.request()
      const { status = 200, json } = reply({
        query: new URL(asked.url()).searchParams,
        body: asked.postDataJSON(),
        method: asked.method(),
      })
      await route.fulfill({ status, json })
    },
  )
}

const AT = '2026-11-15T12:41:00.000Z'

export function transaction(change: Partial<AdminTransaction> = {}): AdminTransaction {
  return {
    _id: 'T1',
    reference: 'ANG-REF',
    username: 'Rangga_07',
    product_name: '80 Premium Points',
    amount: 77_000,
    status: 'PAID',
    payment_type: 'QRIS',
    created_at: AT,
    needs_person: false,
    ...change,
  }
}

export function transactionDetail(change: Partial<TransactionDetail> = {}): TransactionDetail {
  return {
    ...transaction(),
    product_id: 'P1',
    price: 77_000,
    fee: 0,
    execute: [{ type: 'commands', text: 'points give %player% 80' }],
    gateway_reference: 'T000123',
    pay_code: null,
    expires_at: AT,
    paid_at: AT,
    flags: [],
    send_actions: [],
    ...change,
  }
}

export function sendAction(change: Partial<SendAction> = {}): SendAction {
  return {
    _id: 'A1',
    username: 'Rangga_07',
    state: 'done',
    success: true,
    action: [{ text: 'points give Rangga_07 80' }],
    done_commands: 1,
    success_at: AT,
    created_at: AT,
    attempts: 1,
    next_try_at: null,
    last_reply: null,
    transaction_id: 'T1',
    resend_of: null,
    needs_person: false,
    ...change,
  }
}

export function sendActionDetail(change: Partial<SendActionDetail> = {}): SendActionDetail {
  return { ...sendAction(), history: [], ...change }
}
