// A page of another site, open in the browser of a signed-in admin, can change and read nothing.
import { calls } from '#contract/calls.ts'
import { listenHttp } from '#simulators/http.ts'
import type { Listening } from '#simulators/tcp.ts'
import { expect, type Page, test } from '#tests/support/browser.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'

const site = siteOfFile()
let evil: Listening
let evilUrl: string

// Sequential, so that one site serves all tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  evil = await listenHttp((_, response) =>
    response.setHeader('content-type', 'text/html').end('<title>evil</title>'),
  )
  // Another host name is another site.
  evilUrl = `http://localhost:${evil.port}/`
})
test.afterAll(() => evil.close())

type Attempt = { url: string; method: string; type: string | null; body: string; token: string | null }
type Outcome = { read: boolean; text: string }

function tryFrom(page: Page, attempt: Attempt, mode: RequestMode): Promise<Outcome> {
  return page.evaluate(
    async ({ url, method, type, body, token, mode: requestMode }) => {
      try {
        const response = await fetch(url, {
          method,
          mode: requestMode,
          credentials: 'include',
          headers: {
            ...(type && { 'content-type': type }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: method === 'GET' ? undefined : body,
        })
        return { read: response.type !== 'opaque', text: await response.text() }
      } catch {
        return { read: false, text: '' }
      }
    },
    { ...attempt, mode },
  )
}

/** Everything that an admin can change. */
async function state(): Promise<string> {
  const paths = ['products', 'transactions', 'send-actions', 'gamemode-images', 'audit-log']
  const replies = await Promise.all(paths.map(async (path) => (await site.admin.ask(`/${path}`)).text()))
  return replies.join('\n')
}

const product = { name: 'Evil', price: 0, image_url: '/a', description: ['x'], sort_id: 1 }
const BODY = JSON.stringify({ ...product, execute: [{ type: 'commands', text: 'op evil' }] })
const SIMPLE = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', null]
const unsafe = calls.filter(({ endpoint }) => endpoint.method !== 'GET')
/** By day one call of four: every call without a session is refused in tests/api/permissions.test.ts. */
const isDaily = (index: number) => index % 4 === 0

for (const [name, isTried, tag] of [
  ['a', isDaily, []],
  ['another', (index: number) => !isDaily(index), ['@night']],
] as const) {
  const title = `no request of ${name} foreign page changes anything, with or without a stolen token`
  test(title, { tag: [...tag] }, async ({ page }) => {
    await site.openScreen(page, 'home')
    const [first] = await site.json('/api/store/products')
    const before = await state()
    await page.goto(evilUrl)
    for (const { endpoint } of unsafe.filter((_, index) => isTried(index))) {
      const url = site.url + endpoint.path.replace(/:\w+/g, first._id)
      const simple = SIMPLE.map((type) => ({ url, method: 'POST', type, body: BODY, token: null }))
      const blind = await Promise.all(simple.map((attempt) => tryFrom(page, attempt, 'no-cors')))
      expect(blind, endpoint.path).toEqual(simple.map(() => ({ read: false, text: '' })))
      const type = 'application/json'
      const attempts = [site.admin.token, null].map((stolen) => ({
        url,
        method: endpoint.method,
        type,
        body: BODY,
        token: stolen,
      }))
      const outcomes = await Promise.all(attempts.map((attempt) => tryFrom(page, attempt, 'cors')))
      expect(
        outcomes.map(({ read }) => read),
        endpoint.path,
      ).toEqual([false, false])
    }

    expect(await state()).toBe(before)
  })
}

test('another site can read nothing, frame nothing and control no window', async ({ page }) => {
  const { token } = site.admin
  await page.goto(evilUrl)
  for (const path of ['/api/store/products', '/api/admin/products', '/en', '/api/health']) {
    const attempt = { url: site.url + path, method: 'GET', type: null, body: '', token: null }
    expect((await tryFrom(page, attempt, 'cors')).read, path).toBe(false)
    expect((await tryFrom(page, { ...attempt, token }, 'cors')).read, path).toBe(false)
    expect((await tryFrom(page, attempt, 'no-cors')).text, path).toBe('')
  }
  const loaded = await page.evaluate(async (url) => {
    const asScript = await new Promise((resolve) => {
      const script = document.createElement('script')
      Object.assign(script, {
        src: `${url}/api/store/products`,
        onload: () => resolve(true),
        onerror: () => resolve(false),
      })
      document.head.append(script)
    })
    const frame = document.createElement('iframe')
    frame.src = `${url}/en/store`
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    return asScript
  }, site.url)
  expect(loaded).toBe(false)
  expect(page.frames().filter((frame) => frame.url().startsWith(site.url))).toEqual([])

  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void Object.assign(window, { held: window.open(`${url}/en`) }), site.url),
  ])
  await opened.waitForLoadState()
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  expect(await page.evaluate(() => (window as unknown as { held: Window }).held.closed)).toBe(true)
})
