// The first screen of the home page on a phone, and the swipe.
import { expect, test, visitPage } from '#tests/support/browser.ts'
import { clippedTexts } from '#tests/support/browser-rules.ts'

test('name, tagline, status, Play Now, Discord and the numbers fit on the first screen, with eight motes; a swipe changes the picture', async ({
  page,
}) => {
  for (const url of ['/id', '/en']) {
    await visitPage(page, url)
    const fits = [
      '#hero-name',
      '.hero p',
      '.hero .indicator',
      '.hero .btn-primary',
      '.hero .btn-outline',
      'main dl',
    ]
    for (const part of fits) {
      const box = await page.locator(part).first().boundingBox()
      expect([part, box !== null && box.y >= 0 && box.y + box.height <= 740]).toEqual([part, true])
    }
    await expect(page.locator('.hero .mote')).toHaveCount(8)
  }

  const box = page.locator('article', {
    has: page.getByRole('heading', { name: 'Survival Mix', exact: true }),
  })
  const picture = box.locator('.pic')
  await picture.scrollIntoViewIfNeeded()
  const marks = box.getByRole('group').getByRole('button')
  await picture.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 300, clientY: 300 })
  await picture.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 120, clientY: 300 })
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
  await picture.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 120, clientY: 300 })
  await picture.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 300, clientY: 300 })
  await expect(marks.nth(0)).toHaveAttribute('aria-current', 'true')
})

test("the name fits when its font is late, because the system's face stands in with its width", async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await visitPage(page, '/id')
  expect(await clippedTexts(page)).toEqual([])
})
