// Walking from page to page without loading the document: what the address, the head and the history then say.
import { BOTH, expect, expectPlace, goInside, type Page, test, visitAs } from '#tests/support/browser.ts'

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

/** All that the head says about the page, in an order of its own. */
function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = 'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]'
    const data = '[type="application/ld+json"]'
    return [
      document.documentElement.lang,
      ...[...document.querySelectorAll(`${said}, ${data}`)].map((element) => element.outerHTML).sort(),
    ]
  })
}

for (const language of BOTH) {
  test(`the head after a walk in ${language} is that of the page that is shown`, async ({
    page,
    visit,
    visitor,
  }) => {
    const fresh = await visitor({})
    await visit(`/${language}`)
    for (const path of ['/maps', '/premiumtiers?tab=tycoon', '/nowhere', '/vote', '']) {
      await goInside(page, `/${language}${path}`)
      await visitAs(fresh, `/${language}${path}`)
      const expected = await readHead(fresh)
      await expect.poll(() => readHead(page), { message: path }).toEqual(expected)
    }
    await test.step('after a change of language it is that of the other language', async () => {
      const other = language === 'en' ? 'id' : 'en'
      await barLink(page, other === 'id' ? 'ID Indonesia' : 'EN English').click()
      await visitAs(fresh, `/${other}`)
      const expected = await readHead(fresh)
      await expect.poll(() => readHead(page)).toEqual(expected)
    })
  })
}

test('of two quick wishes the last one counts, however late the first is answered', async ({
  page,
  visit,
}) => {
  await visit('/en')
  let answer: () => void = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/en/leaderboard*', async (route) => {
    await late
    await route.continue().catch(() => {})
  })
  await barLink(page, 'Leaderboard').click()
  await barLink(page, 'Vote').click()
  await expectPlace(page, '/en/vote')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  const answered = page.waitForResponse(/\/en\/leaderboard/)
  answer()
  await (await answered).finished()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  await expectPlace(page, '/en/vote')
})

test('a page that the script cannot fetch is loaded by the browser itself', async ({ page, visit }) => {
  await visit('/en')
  const documents = documentsOf(page)
  await page.route('**/en/vote*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
  await barLink(page, 'Vote').click()
  await expectPlace(page, '/en/vote')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  expect(documents).toHaveLength(1)
})

test('a click with Ctrl opens a new tab, one on the link of the page that is shown makes no entry in the history', async ({
  page,
  visit,
  context,
}) => {
  await visit('/en')
  const opened = context.waitForEvent('page')
  await barLink(page, 'Vote').click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab).toHaveURL(/\/en\/vote$/)
  await expectPlace(page, '/en')
  await tab.close()
  await visit('/en/maps')
  await barLink(page, 'Vote').click()
  await expectPlace(page, '/en/vote')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  await barLink(page, 'Vote').click()
  await barLink(page, 'Vote').click()
  await page.goBack()
  await expectPlace(page, '/en/maps')
  await test.step('a reload stays where the visitor was', async () => {
    await visit('/en')
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  })
})

test('a page is fetched when a visitor is about to follow its link, and not asked for twice', async ({
  page,
  visit,
}) => {
  await visit('/en')
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/en/vote')) asked.push(request.url())
  })
  await barLink(page, 'Vote').hover()
  await expect.poll(() => asked.length).toBe(1)
  await barLink(page, 'Vote').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  expect(asked).toHaveLength(1)
})

test('back and forward walk through pages and their places without loading the document', async ({
  page,
  visit,
}) => {
  await visit('/en')
  const documents = documentsOf(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  // A click of the test's own mouse would first scroll to where the bar stands in the document.
  await barLink(page, 'Vote').dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Angkasa Network')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote for Angkasa')
  expect(documents).toEqual([])
})

test('back in the moment between the new address and the new page shows the page of the address', async ({
  page,
  visit,
}) => {
  await visit('/en/maps')
  await page.evaluate(() => {
    const push = window.history.pushState.bind(window.history)
    window.history.pushState = (state, unused, url) => {
      const left = window.location.href
      push(state, unused, url)
      window.history.pushState = push
      // Before the new page is drawn, as a very quick Back.
      queueMicrotask(() => {
        window.history.replaceState({}, '', left)
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      })
    }
  })
  await barLink(page, 'Vote').click()
  await expect.poll(() => page.evaluate(() => window.history.length)).toBe(3)
  await expectPlace(page, '/en/maps')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live maps')
  await expect(page).toHaveTitle('Maps')
})
