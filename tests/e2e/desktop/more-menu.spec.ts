// The More menu of wide screens: by mouse, by keyboard, by touch.
import {
  expect,
  expectLocation,
  LANGUAGES,
  type Page,
  TEXTS,
  test,
  visitPage,
} from '#tests/support/browser.ts'

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

test('More contains the maps, the wiki and the status page in both languages', async ({ page, visit }) => {
  for (const language of LANGUAGES) {
    const words = TEXTS[language].shell
    await visit(`/${language}/vote`)
    await page.getByRole('button', { name: words.more, exact: true }).hover()
    const links = page.locator('#more-menu').getByRole('link')
    await expect(links).toHaveText([
      new RegExp(`^${words.maps}$`),
      new RegExp(`^${words.wiki}`),
      new RegExp(`^${words.status}`),
    ])
    const attributes = await links.evaluateAll((all) =>
      all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    )
    expect(attributes).toEqual([
      [`/${language}/maps`, null, null],
      ['https://wiki.angkasa.example/', '_blank', expect.stringContaining('noopener')],
      ['https://status.angkasa.example/', '_blank', expect.stringContaining('noopener')],
    ])
  }
})

test('More opens on hover, stays while hovered, and closes on leave, Escape and a link', async ({
  page,
  visit,
}) => {
  await visit('/en')
  await expectOpen(page, false)
  await moreButton(page).hover()
  await expectOpen(page, true)
  // Slowly from the button into the menu, so that a gap between them would close it.
  const from = await moreButton(page).boundingBox()
  const to = await entry(page, 'Maps').boundingBox()
  if (!from || !to) throw new Error('button or entry has no box')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 40 })
  await expectOpen(page, true)
  await page.mouse.move(200, 600, { steps: 5 })
  await expectOpen(page, false)

  await test.step('a click on the hovered button does not close the menu', async () => {
    await moreButton(page).hover()
    await expectOpen(page, true)
    await moreButton(page).click()
    await expectOpen(page, true)
  })
  await test.step('Escape closes a hovered menu', async () => {
    await page.mouse.move(200, 600)
    await expectOpen(page, false)
    await moreButton(page).hover()
    await expectOpen(page, true)
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
  })
  await test.step('a link opens its page and closes the menu', async () => {
    await page.mouse.move(200, 600)
    await moreButton(page).hover()
    await entry(page, 'Maps').click()
    await expectLocation(page, '/en/maps')
    await expectOpen(page, false)
  })
})

test('by keyboard Enter and Space toggle More, Tab moves through it, Escape returns the focus', async ({
  page,
  visit,
}) => {
  const english = page.getByRole('link', { name: 'EN English', exact: true })
  await visit('/en')
  await moreButton(page).focus()
  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} toggles More, and Escape returns the focus`, async () => {
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
    })
  }
  await test.step('Tab moves through More and closes it at its end', async () => {
    await page.keyboard.press('Enter')
    await expectOpen(page, true)
    for (const name of ['Maps', 'Wiki', 'Server status']) {
      await page.keyboard.press('Tab')
      await expect(entry(page, name)).toBeFocused()
      await expectOpen(page, true)
    }
    await page.keyboard.press('Tab')
    await expect(english).toBeFocused()
    await expectOpen(page, false)
  })
  await test.step('a closed More hides its links from the keyboard', async () => {
    await moreButton(page).focus()
    await page.keyboard.press('Tab')
    await expect(english).toBeFocused()
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
  await page.touchscreen.tap(200, 500)
  await expectOpen(page, false)

  await moreButton(page).tap()
  await entry(page, 'Maps').tap()
  await expectLocation(page, '/en/maps')
  await expectOpen(page, false)
})
