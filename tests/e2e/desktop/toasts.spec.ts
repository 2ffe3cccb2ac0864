// Twenty toasts at once, the most that are shown: none covers the button that shows them.
import { expect, test, visitPage } from '#tests/support/browser.ts'

test('no toast covers the button of the footer that copies the address', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  await visitPage(page, '/en/vote')
  await page.clock.pauseAt(new Date('2026-11-15T12:10:00Z'))
  const copy = page.getByRole('contentinfo').getByRole('button', { name: 'Copy server address' })
  // A click fails where something covers the button.
  for (let click = 1; click <= 21; click += 1) await copy.click()
  await expect(page.locator('.toast')).toHaveCount(20)
})
