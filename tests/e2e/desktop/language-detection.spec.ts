// Addresses without a language: where the browser ends up, source by source in the order of the spec.
import { expect, expectPlace, type Page, place, test } from '#tests/support/browser.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

/** Given and reached; `…` is the language. */
const ADDRESSES = [
  ['/', '/…'],
  ['/vote?x=1#top', '/…/vote?x=1#top'],
  ['/no/such/page?y=2&z=%20#deep', '/…/no/such/page?y=2&z=%20#deep'],
  ['/store/product/7', '/…/store/product/7'],
] as const

type Sources = { cookie?: string; local?: string; session?: string }

async function carry(page: Page, { cookie, local, session }: Sources): Promise<void> {
  if (cookie !== undefined)
    await page.context().addCookies([{ name: 'i18next', value: cookie, url: SITE_URL }])
  await page.addInitScript(
    ([kept, passing]) => {
      // Only on the page without a language: the page that is reached keeps its own.
      if (/^\/(en|id)(\/|$)/.test(window.location.pathname)) return
      if (kept !== null) window.localStorage.setItem('i18nextLng', kept)
      if (passing !== null) window.sessionStorage.setItem('i18nextLng', passing)
    },
    [local ?? null, session ?? null] as const,
  )
}

async function expectAllToLead(page: Page, language: string): Promise<void> {
  for (const [given, reached] of ADDRESSES) {
    await page.goto(given, { waitUntil: 'commit' })
    await expectPlace(page, reached.replace('…', language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
}

test('the query decides before everything else and stays in the address', async ({ visitor }) => {
  const page = await visitor({ locale: 'en-GB' })
  await carry(page, { cookie: 'en', local: 'en', session: 'en' })
  await page.goto('/?lng=id')
  await expectPlace(page, '/id?lng=id')
  await page.goto('/vote?lng=id&x=1#top')
  await expectPlace(page, '/id/vote?lng=id&x=1#top')
  await page.goto('/no/such?lng=id-ID')
  await expectPlace(page, '/id/no/such?lng=id-ID')
})

test('the cookie decides before local storage', async ({ visitor }) => {
  const page = await visitor({ locale: 'en-GB' })
  await carry(page, { cookie: 'id', local: 'en', session: 'en' })
  await expectAllToLead(page, 'id')
})

test('local storage decides before session storage', async ({ visitor }) => {
  const page = await visitor({ locale: 'en-GB' })
  await carry(page, { local: 'id', session: 'en' })
  await expectAllToLead(page, 'id')
})

test('session storage decides before the languages of the browser', async ({ visitor }) => {
  const page = await visitor({ locale: 'en-GB' })
  // A page that was reached keeps its language in local storage, so each address gets a clean one.
  await carry(page, { local: '', session: 'id' })
  await expectAllToLead(page, 'id')
})

for (const [locale, language] of [
  ['id-ID', 'id'],
  ['en-AU', 'en'],
  ['fr-FR', 'en'],
] as const) {
  test(`a browser in ${locale} that kept nothing is led to ${language}`, async ({ visitor }) => {
    const page = await visitor({ locale })
    await expectAllToLead(page, language)
  })
}

async function prefer(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript(
    (all) => Object.defineProperty(navigator, 'languages', { get: () => all }),
    languages,
  )
}

test('the first language of the browser that the site has decides', async ({ visitor }) => {
  const page = await visitor({ locale: 'en-GB' })
  await prefer(page, ['fr-FR', 'id', 'en'])
  await expectAllToLead(page, 'id')
})

test('the html tag decides when the browser names no language of the site', async ({ visitor }) => {
  const page = await visitor({ locale: 'id-ID' })
  await prefer(page, ['fr-FR', 'ja'])
  await expectAllToLead(page, 'id')
})

test('values that are no language of the site count as nothing said', async ({ visitor }) => {
  const page = await visitor({ locale: 'id-ID' })
  await carry(page, { cookie: '../', local: 'de', session: 'null' })
  await expectAllToLead(page, 'id')
  await page.goto('/vote?lng=de')
  await expectPlace(page, '/id/vote?lng=de')
})

test('a browser that refuses storage is still led by its language', async ({ visitor }) => {
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
  await expectPlace(page, '/id/vote#top')
  await expect(page.getByText('0 dari 9 hari ini')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'EN English', exact: true }).click()
  await expect(page.getByText('0 of 9 today')).toBeVisible()
})

test('the language of the page that is reached is kept for the next visit', async ({ visitor }) => {
  const page = await visitor({ locale: 'en-GB' })
  await page.goto('/?lng=id')
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('i18nextLng'))).toBe('id')
  await page.goto('/maps')
  await expectPlace(page, '/id/maps')
})

for (const [locale, language] of [
  ['id-ID', 'id'],
  ['en-GB', 'en'],
  ['ja-JP', 'en'],
] as const) {
  test(`without script a browser in ${locale} is led to ${language}`, async ({ visitor }) => {
    const page = await visitor({ locale, javaScriptEnabled: false })
    for (const [given, reached] of [
      ['/', '/…'],
      ['/vote?x=1', '/…/vote?x=1'],
      ['/no/such', '/…/no/such'],
    ] as const) {
      await page.goto(given)
      await expectPlace(page, reached.replace('…', language))
    }
  })
}

test('no address leads to another host', async ({ visitor }) => {
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
    expect(new URL(page.url()).origin, place(page)).toBe(SITE_URL)
  }
  expect(foreign).toEqual([])
})
