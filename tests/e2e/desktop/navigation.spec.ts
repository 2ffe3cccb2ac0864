// Navigation without document loads: address, head, history and prefetching. More of it: web/kit/router/router.test.tsx.
import { expect, expectLocation, navigateInApp, type Page, test, visitPage } from '#tests/support/browser.ts'
import { watch } from '#tests/support/browser-rules.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

// The progress bar moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

function barLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  return documents
}

/** The metadata of the head, sorted: of the page, or of the document that is served at a path. */
function readHead(page: Page, path?: string): Promise<string[]> {
  return page.evaluate(async (from) => {
    const served = async (at: string) =>
      new DOMParser().parseFromString(await (await fetch(at)).text(), 'text/html')
    const { documentElement } = from === undefined ? document : await served(from)
    const metadata = 'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]'
    return [
      documentElement.lang,
      ...[...documentElement.querySelectorAll(metadata)].map((one) => one.outerHTML).sort(),
    ]
  }, path)
}

const structuredDataOf = (page: Page) => page.locator('[type="application/ld+json"]').allTextContents()

test('after navigations and a language change the head is that of a document load, and no other host is asked', async ({
  page,
}) => {
  const { requests } = await watch(page)
  await visitPage(page, '/id')
  const documents = documentsOf(page)
  expect(await readHead(page)).toEqual(await readHead(page, '/id'))
  expect(await structuredDataOf(page)).toEqual([expect.stringContaining('schema.org')])
  for (const path of ['/id/maps', '/id/premiumtiers?tab=tycoon', '/id/nowhere', '/id/vote', '/id']) {
    const expected = await readHead(page, path)
    await navigateInApp(page, path)
    await expect.poll(() => readHead(page), { message: path }).toEqual(expected)
    // No page keeps those of another.
    expect((await structuredDataOf(page)).join(''), path).toBe('')
  }
  const expected = await readHead(page, '/en')
  await barLink(page, 'EN English').click()
  await expect.poll(() => readHead(page)).toEqual(expected)
  await expect(barLink(page, 'EN English')).toBeFocused()
  expect(documents).toEqual([])
  expect(requests.filter((url) => !url.startsWith(`${SITE_URL}/`) && !url.startsWith('data:'))).toEqual([])
})

test('a hovered link prefetches its page, and the click uses it', async ({ page }) => {
  await visitPage(page, '/en')
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/en/vote')) requests.push(request.url())
  })
  await barLink(page, 'Vote').hover()
  await expect.poll(() => requests.length).toBe(1)
  await barLink(page, 'Vote').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Today's expedition")
  expect(requests).toHaveLength(1)
})

test('the progress bar is invisible during the first 150 ms, because a fast navigation needs no feedback', async ({
  page,
}) => {
  await visitPage(page, '/en')
  const { promise: late, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/en/vote', async (route) => {
    await late
    await route.continue()
  })
  await barLink(page, 'Vote').click()
  const bar = page.locator('.navigation-progress')
  const timing = await bar.evaluate((element) => {
    const [animation] = element.getAnimations()
    return [animation?.effect?.getTiming().delay, animation?.effect?.getTiming().fill]
  })
  expect(timing).toEqual([150, 'both'])
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(20)
  release()
  await expect(bar).toHaveCount(0)
})

test('back and forward restore pages and scroll positions without a document load', async ({ page }) => {
  await visitPage(page, '/en')
  const documents = documentsOf(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  // A mouse click would first scroll the link into view.
  await barLink(page, 'Vote').dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Today's expedition")
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Angkasa Network')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Today's expedition")
  expect(documents).toEqual([])
  await test.step('a reload restores the scroll position', async () => {
    await visitPage(page, '/en')
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  })
})

test('back before the new page has rendered shows the page of the address', async ({ page }) => {
  await visitPage(page, '/en/maps')
  await page.evaluate(() => {
    const push = window.history.pushState.bind(window.history)
    window.history.pushState = (state, unused, url) => {
      const left = window.location.href
      push(state, unused, url)
      window.history.pushState = push
      // Before the new page has rendered.
      queueMicrotask(() => {
        window.history.replaceState({}, '', left)
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      })
    }
  })
  await barLink(page, 'Vote').click()
  await expect.poll(() => page.evaluate(() => window.history.length)).toBe(3)
  await expectLocation(page, '/en/maps')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live maps')
  await expect(page).toHaveTitle('Maps')
})
