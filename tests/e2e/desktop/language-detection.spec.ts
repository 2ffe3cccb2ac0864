// The redirect of an address without a language: every source of the language, in its order.
import { expect, expectLocation, location, type Page, test } from '#tests/support/browser.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

/** Requested address and the location after the redirect; `…` is the language. */
const ADDRESSES = [
  ['/', '/…'],
  ['/vote?x=1#top', '/…/vote?x=1#top'],
  ['/no/such/page?y=2&z=%20#deep', '/…/no/such/page?y=2&z=%20#deep'],
  ['/store/product/7', '/…/store/product/7'],
] as const

type Sources = { cookie?: string; local?: string; session?: string }

/** Replaces all stored sources, on a file of the site that runs no script. */
async function seedSources(page: Page, { cookie, local, session }: Sources): Promise<void> {
  await page.context().clearCookies()
  if (cookie !== undefined)
    await page.context().addCookies([{ name: 'i18next', value: cookie, url: SITE_URL }])
  await page.goto('/robots.txt')
  await page.evaluate(
    ([localValue, sessionValue]) => {
      window.localStorage.clear()
      window.sessionStorage.clear()
      if (localValue !== null) window.localStorage.setItem('i18nextLng', localValue)
      if (sessionValue !== null) window.sessionStorage.setItem('i18nextLng', sessionValue)
    },
    [local ?? null, session ?? null] as const,
  )
}

async function expectRedirect(page: Page, given: string, expected: string): Promise<void> {
  await page.goto(given, { waitUntil: 'commit' })
  await expectLocation(page, expected)
  await expect(page.locator('html')).toHaveAttribute('lang', expected.slice(1, 3))
}

test('the order is query, cookie, local storage, session storage', async ({ visitor }) => {
  const page = await visitor({ locale: 'en-GB' })
  await test.step('the query wins over everything and stays in the address', async () => {
    for (const [given, expected] of [
      ['/?lng=id', '/id?lng=id'],
      ['/vote?lng=id&x=1#top', '/id/vote?lng=id&x=1#top'],
      ['/no/such?lng=id-ID', '/id/no/such?lng=id-ID'],
    ] as const) {
      await seedSources(page, { cookie: 'en', local: 'en', session: 'en' })
      await expectRedirect(page, given, expected)
    }
  })
  for (const [name, sources] of [
    ['the cookie wins over local storage', { cookie: 'id', local: 'en', session: 'en' }],
    ['local storage wins over session storage', { local: 'id', session: 'en' }],
    ['session storage wins over the browser languages', { session: 'id' }],
  ] as const) {
    await test.step(name, async () => {
      for (const [given, expected] of ADDRESSES.slice(0, 2)) {
        await seedSources(page, sources)
        await expectRedirect(page, given, expected.replace('…', 'id'))
      }
    })
  }
  await test.step('the language of the page that was opened is stored for the next visit', async () => {
    await seedSources(page, {})
    await page.goto('/?lng=id')
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem('i18nextLng'))).toBe('id')
    await expectRedirect(page, '/maps', '/id/maps')
  })
})

test('the locale of the browser decides for every address when nothing is stored', async ({ visitor }) => {
  for (const [locale, language, addresses] of [
    ['id-ID', 'id', ADDRESSES],
    ['en-AU', 'en', ADDRESSES.slice(1, 2)],
    ['fr-FR', 'en', ADDRESSES.slice(1, 2)],
  ] as const) {
    await test.step(`${locale} redirects to ${language}`, async () => {
      const page = await visitor({ locale })
      for (const [given, expected] of addresses) {
        await expectRedirect(page, given, expected.replace('…', language))
        await page.evaluate(() => window.localStorage.clear())
      }
    })
  }
})

async function setLanguages(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript(
    (all) => Object.defineProperty(navigator, 'languages', { get: () => all, configurable: true }),
    languages,
  )
}

test('the first supported browser language wins, then the html tag; unsupported values are ignored', async ({
  visitor,
}) => {
  await test.step('the first supported language of the browser', async () => {
    const page = await visitor({ locale: 'en-GB' })
    await setLanguages(page, ['fr-FR', 'id', 'en'])
    await expectRedirect(page, '/vote', '/id/vote')
  })
  const page = await visitor({ locale: 'id-ID' })
  await test.step('unsupported stored values and queries are ignored', async () => {
    await seedSources(page, { cookie: '../', local: 'de', session: 'null' })
    await expectRedirect(page, '/', '/id')
    await seedSources(page, { cookie: '../', local: 'de', session: 'null' })
    await expectRedirect(page, '/vote?lng=de', '/id/vote?lng=de')
  })
  await test.step('the html tag when the browser has no supported language', async () => {
    await setLanguages(page, ['fr-FR', 'ja'])
    await seedSources(page, {})
    await expectRedirect(page, '/vote', '/id/vote')
  })
})

test('a browser that refuses storage is redirected by its language', async ({ visitor }) => {
  const page = await visitor({ locale: 'id-ID' })
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/vote#top')
  await expectLocation(page, '/id/vote#top')
  await expect(page.getByRole('heading', { name: 'Ekspedisi hari ini' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'EN English', exact: true }).click()
  await expect(page.getByRole('heading', { name: "Today's expedition" })).toBeVisible()
})

test('without script Accept-Language decides', async ({ visitor }) => {
  for (const [locale, language] of [
    ['id-ID', 'id'],
    ['en-GB', 'en'],
    ['ja-JP', 'en'],
  ] as const) {
    const page = await visitor({ locale, javaScriptEnabled: false })
    for (const [given, expected] of [
      ['/', '/…'],
      ['/vote?x=1', '/…/vote?x=1'],
      ['/no/such', '/…/no/such'],
    ] as const) {
      await page.goto(given)
      await expectLocation(page, expected.replace('…', language))
    }
  }
})

test('no address redirects to another host', async ({ visitor }) => {
  const page = await visitor({ locale: 'id-ID' })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(SITE_URL)) foreign.push(request.url())
  })
  for (const path of [
    '//evil.example',
    '///evil.example/x',
    '/\\evil.example',
    '//evil.example?lng=id',
    '/%2F%2Fevil.example',
  ]) {
    await page.goto(SITE_URL + path)
    await page.waitForURL(/\/(en|id)(\/|\?|$)/)
    expect(new URL(page.url()).origin, location(page)).toBe(SITE_URL)
  }
  expect(foreign).toEqual([])
})
