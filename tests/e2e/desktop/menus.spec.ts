// The top bar and the More menu of wide screens, and the skip link: by mouse, by keyboard, by touch.
import {
  expect,
  expectLocation,
  navigateInApp,
  type Page,
  TEXTS,
  tabTo,
  test,
  visitPage,
} from '#tests/support/browser.ts'

const STAR = 'rgb(255, 210, 63)'

/** The entries of the bar with the yellow edge. */
function litEntries(page: Page): Promise<string[]> {
  return page
    .getByRole('banner')
    .getByRole('navigation')
    .locator('> a, > div > button')
    .evaluateAll((entries, star) => {
      const lit = entries.filter((entry) => getComputedStyle(entry, '::after').backgroundColor === star)
      return lit.map((entry) => entry.textContent ?? '')
    }, STAR)
}

function moreButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'More', exact: true })
}

function entry(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: false })
}

async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(moreButton(page)).toHaveAttribute('aria-expanded', String(open))
  await expect(page.locator('#more-menu')).toBeVisible({ visible: open })
}

/** One path of each entry, and pages without one. The markup of every page: tests/pages/links.test.ts; its links: menu-links.test.tsx. */
const CURRENT = [
  ['/vote', 'vote'],
  ['/leaderboard', 'leaderboard'],
  ['/store', 'store'],
  ['/maps', 'more'],
  ['/premiumtiers?tab=tycoon', 'more'],
  ['/voters', null],
  ['', 'home'],
] as const

test('the bar lights the entry of the page, and has Play Now in view', async ({ page }) => {
  const words = TEXTS.en.shell
  await visitPage(page, '/en')
  await expect(page.getByRole('button', { name: words.openMenu })).toBeHidden()
  const playNow = page.getByRole('banner').getByRole('button', { name: words.playNow, exact: true })
  for (const [path, name] of CURRENT) {
    await navigateInApp(page, `/en${path}`)
    await expect.poll(() => litEntries(page), path).toEqual(name ? [words[name]] : [])
    await expect.soft(playNow, path).toBeInViewport({ ratio: 1 })
  }
})

async function expectKeysToggle(page: Page): Promise<void> {
  for (const key of ['Enter', 'Space']) {
    await expectOpen(page, false)
    await page.keyboard.press(key)
    await expectOpen(page, true)
    await page.keyboard.press(key)
    await expectOpen(page, false)
    await page.keyboard.press(key)
    await expectOpen(page, true)
    await page.keyboard.press('Tab')
    await expect(entry(page, 'Maps')).toBeFocused()
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    await expect(moreButton(page)).toBeFocused()
  }
}

/** Slowly from the button into the menu, so that a gap between them would close it. */
async function moveIntoMenu(page: Page): Promise<void> {
  const from = await moreButton(page).boundingBox()
  const to = await entry(page, 'Maps').boundingBox()
  if (!from || !to) throw new Error('button or entry has no box')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 40 })
}

test('More by keyboard, and by mouse', async ({ page }) => {
  const search = page.locator('.player-field input')
  await visitPage(page, '/en')
  await moreButton(page).focus()
  await test.step('Enter and Space toggle More, and Escape returns the focus', () => expectKeysToggle(page))
  await test.step('Tab moves through More and closes it at its end', async () => {
    await page.keyboard.press('Enter')
    await expectOpen(page, true)
    for (const name of ['Maps', 'Wiki', 'Server status', 'Premium tiers', 'My orders']) {
      await page.keyboard.press('Tab')
      await expect(entry(page, name)).toBeFocused()
      await expectOpen(page, true)
    }
    await page.keyboard.press('Tab')
    await expect(search).toBeFocused()
    await expectOpen(page, false)
  })
  await test.step('a closed More hides its links from the keyboard', async () => {
    await moreButton(page).focus()
    await page.keyboard.press('Tab')
    await expect(search).toBeFocused()
  })
  await test.step('Shift+Tab out of More closes it too', async () => {
    await moreButton(page).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page, true)
    await page.keyboard.press('Shift+Tab')
    await expectOpen(page, false)
  })
  await test.step('Enter on a link in More follows it', async () => {
    await moreButton(page).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page, true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectLocation(page, '/en/maps')
    await expectOpen(page, false)
    // The address changes before the page does; a focus that leaves More later would close it again.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.en.maps.title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
  await test.step('More opens on hover, stays while hovered or clicked, and closes on leave', async () => {
    await navigateInApp(page, '/en')
    await expect(page).toHaveTitle('Angkasa Network')
    await moreButton(page).hover()
    await expectOpen(page, true)
    await moveIntoMenu(page)
    await expectOpen(page, true)
    await moreButton(page).click()
    await expectOpen(page, true)
    await page.mouse.move(200, 600, { steps: 5 })
    await expectOpen(page, false)
  })
  await test.step('Escape closes a hovered menu', async () => {
    await moreButton(page).hover()
    await expectOpen(page, true)
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    await page.mouse.move(200, 600)
  })
})

test('on a wide touch screen a tap opens More; a second tap, one outside or a link closes it', async ({
  visitor,
}) => {
  const page = await visitor({ hasTouch: true, viewport: { width: 1180, height: 820 } })
  await visitPage(page, '/en')
  await moreButton(page).tap()
  await expectOpen(page, true)
  await moreButton(page).tap()
  await expectOpen(page, false)

  await moreButton(page).tap()
  await expectOpen(page, true)
  await page.touchscreen.tap(590, 800)
  await expectOpen(page, false)

  await moreButton(page).tap()
  await entry(page, 'Maps').tap()
  await expectLocation(page, '/en/maps')
  await expectOpen(page, false)
})

test('the skip link is the first tab stop and focuses the main content', async ({ page }) => {
  await visitPage(page, '/en/vote')
  const skip = page.getByRole('link', { name: 'Skip to content', exact: true })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expectLocation(page, '/en/vote#main')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Vote Now on Minecraft-MP' }))
})
