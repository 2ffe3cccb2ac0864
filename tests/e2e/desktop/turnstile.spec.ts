// The product page with Turnstile, against its simulator. Expired and failed checks: bot-check.test.tsx.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, start } from '#server/boot/start.ts'
import { startTurnstileServer } from '#simulators/turnstile-server.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-watch.ts'

let turnstile: Awaited<ReturnType<typeof startTurnstileServer>>
let site: Running
let dataDir: string

// Sequential, so that one site serves all tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'angkasa-turnstile-'))
  turnstile = await startTurnstileServer({ now: () => new Date() })
  site = await start({
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
      TURNSTILE_SECRET_KEY: turnstile.secretKey,
      TURNSTILE_SCRIPT_URL: turnstile.scriptUrl,
      TURNSTILE_VERIFY_URL: turnstile.verifyUrl,
    },
    buildDir: 'build',
    printLine: () => {},
  })
})

test.afterAll(async () => {
  await site.stop()
  await turnstile.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function productUrl(page: Page): Promise<string> {
  const [product] = await (await page.request.get(`${site.url}/api/store/products`)).json()
  return `${site.url}/en/store/product/${product._id}`
}

const widget = (page: Page) => page.locator('iframe[src*="/turnstile/v0/widget"]')

test('the widget has its parameters, satisfies the CSP and shifts nothing', async ({ page, visit }) => {
  const seen = await watch(page)
  await visit(await productUrl(page))
  await page.getByRole('textbox').first().focus()
  await expect(widget(page)).toBeVisible()

  const address = new URL((await widget(page).getAttribute('src')) ?? '')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    sitekey: '1x00000000000000000000AA',
    action: 'checkout',
    hostname: '127.0.0.1',
  })
  expect(seen.consoleProblems).toEqual([])
  expect(await seen.shifts()).toEqual([])

  await test.step('after a navigation the CSP of the new page applies', async () => {
    await visit(`${site.url}/en/store`)
    await page.locator('a[href*="/store/product/"]').first().click()
    await page.getByRole('textbox').first().focus()

    await expect(widget(page)).toBeVisible()
  })
})
