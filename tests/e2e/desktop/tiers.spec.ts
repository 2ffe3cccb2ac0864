// The tabs of the premium tiers in a browser: hydration, shortcuts, history, reload, keys, scrolling. Every address:
// tests/pages/tiers.test.ts; without script: tests/pages/without-script.test.ts.
import { expect, expectLocation, type Page, test, visitPage } from '#tests/support/browser.ts'
import { EXPECTED_TIERS, TAB_LABELS, type TierTab, tabPath } from '#tests/support/expected-tiers.ts'

function tab(page: Page, name: TierTab) {
  return page.getByRole('tab', { name: TAB_LABELS[name], exact: true })
}

async function expectShown(page: Page, shown: TierTab): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([TAB_LABELS[shown]])
  await expect(
    page
      .getByRole('tabpanel', { name: TAB_LABELS[shown] })
      .locator('.ladder')
      .getByRole('heading', { level: 2 }),
  ).toHaveText(EXPECTED_TIERS[shown].map(([name]) => name))
}

test('the tab of the address survives hydration, browser shortcuts, history and a reload', async ({
  visitor,
}) => {
  const page = await visitor({})
  const shown: string[] = []
  await page.exposeFunction('record', (text: string) => shown.push(text))
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { record } = window as unknown as { record(text: string): void }
      const selected = document.querySelector('[role=tab][aria-selected=true]')
      if (selected) record(selected.textContent)
    })
  })
  await visitPage(page, '/en/vote')
  await visitPage(page, '/en/premiumtiers?tab=tycoon')
  await expectShown(page, 'tycoon')
  await expect.poll(() => shown).toEqual(['Tycoon'])

  await test.step('browser shortcuts do not change the tab', async () => {
    await tab(page, 'tycoon').focus()
    const prevented = await page.evaluate(() => {
      const target = document.activeElement
      return ['ArrowLeft', 'ArrowRight', 'Home', 'End'].flatMap((key) =>
        (['altKey', 'ctrlKey', 'metaKey'] as const).flatMap((modifier) => {
          const event = new KeyboardEvent('keydown', {
            key,
            [modifier]: true,
            bubbles: true,
            cancelable: true,
          })
          target?.dispatchEvent(event)
          return event.defaultPrevented ? [`${modifier}+${key}`] : []
        }),
      )
    })
    expect(prevented).toEqual([])
    await expectShown(page, 'tycoon')
  })
  await test.step('tabs add no history entry: back leaves the page, forward restores the last tab', async () => {
    await tab(page, 'survival').click()
    await expectShown(page, 'survival')
    await tab(page, 'creative').click()
    await expectShown(page, 'creative')
    await page.goBack()
    await expectLocation(page, '/en/vote')
    await page.goForward()
    await expectLocation(page, '/en/premiumtiers?tab=creative')
    await expectShown(page, 'creative')
  })
  await page.reload()
  await expectShown(page, 'creative')
})

test('arrows, Home and End move between the tabs and wrap; the tab list is one tab stop', async ({
  page,
}) => {
  await visitPage(page, '/en/premiumtiers')
  await tab(page, 'survival').focus()
  const steps: readonly [key: string, expected: TierTab][] = [
    ['ArrowRight', 'creative'],
    ['ArrowRight', 'tycoon'],
    ['ArrowLeft', 'creative'],
    ['Home', 'tycoon'],
    ['End', 'creative'],
    ['ArrowLeft', 'survival'],
  ]
  for (const [key, expected] of steps) {
    await page.keyboard.press(key)
    await expect(tab(page, expected)).toBeFocused()
    await expectShown(page, expected)
    await expectLocation(page, tabPath('en', expected))
  }

  await visitPage(page, '/en/premiumtiers?tab=tycoon')
  await tab(page, 'tycoon').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Perks of Electron' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, 'tycoon')).toBeFocused()
})

test('every feature list is open and scrolls inside its card', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['tycoon', 'survival', 'creative'] as const) {
      await visitPage(page, tabPath('en', name))
      const hidden = await page
        .locator('.rung-lists')
        .evaluateAll(
          (lists) =>
            lists.filter((list) => list.clientHeight < 100 || list.scrollHeight <= list.clientHeight).length,
        )
      expect(hidden, `${name} at ${width}`).toBe(0)
    }
  }
})

test('a feature list scrolls by keyboard to its last line, and its text in parentheses is dimmed', {
  tag: '@night',
}, async ({ page }) => {
  await visitPage(page, '/en/premiumtiers')
  const list = page.getByRole('region', { name: 'Perks of Cosmic' })
  const colours = await list
    .locator('li > span > span')
    .evaluateAll((all) =>
      all.map((one) => [one, one.parentElement ?? one].map((each) => getComputedStyle(each).color)),
    )
  expect(colours.length).toBeGreaterThan(0)
  for (const [dimmed, plain] of colours) expect(dimmed).not.toBe(plain)
  await list.evaluate((element) =>
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  )
  const measures = await list.evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }))
  expect(measures.scrollHeight).toBeGreaterThan(measures.clientHeight)
  const last = list.getByRole('list').nth(1).getByRole('listitem').last()
  await expect(last).not.toBeInViewport()
  await list.focus()
  const pageAt = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(pageAt)
})

test('changing the tab sends no request and does not scroll the page', async ({ page }) => {
  await visitPage(page, '/en/premiumtiers')
  const requests: string[] = []
  await tab(page, 'tycoon').evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const before = await page.evaluate(() => window.scrollY)
  // Pictures that the scrolling has asked for may come later.
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) requests.push(request.url())
  })
  await tab(page, 'tycoon').click()
  await expectShown(page, 'tycoon')
  await tab(page, 'creative').click()
  await expectShown(page, 'creative')
  expect(requests).toEqual([])
  const after = await page.evaluate(() => [
    window.scrollY,
    document.documentElement.scrollHeight - window.innerHeight,
  ])
  expect(after[0]).toBe(Math.min(before, after[1] ?? 0))
})
