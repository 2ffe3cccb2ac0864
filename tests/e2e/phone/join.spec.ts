// The way into the game: the join sheet. Its page without script: tests/pages/without-script.test.ts.
import { expect, joinSheet, TEXTS, test, visitPage } from '#tests/support/browser.ts'
import { violations } from '#tests/support/browser-rules.ts'

const HOST = 'play.angkasa.example'
const { join, shell } = TEXTS.id

test('Play Now opens the edition of the device, copies address and port, and remembers the other tab', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  await visitPage(page, '/id/vote')
  await page.getByRole('banner').getByRole('button', { name: shell.play, exact: true }).click()
  const sheet = joinSheet(page)
  await expect(sheet.getByRole('heading', { name: 'Masuk ke Angkasa' })).toBeFocused()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect(sheet.getByRole('tab', { name: join.bedrock })).toHaveAttribute('aria-selected', 'true')
  await expect(sheet.getByRole('link', { name: join.addServer })).toHaveAttribute(
    'href',
    `minecraft://?addExternalServer=Angkasa%20Network|${HOST}:19132`,
  )
  await sheet.getByRole('button', { name: join.copyPort }).click()
  await expect(sheet.getByText(join.copied, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('19132')
  expect(await violations(page)).toEqual([])

  await test.step('arrow keys change the tab, and the choice is remembered', async () => {
    await sheet.getByRole('tab', { name: join.bedrock }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(sheet.getByRole('tab', { name: join.java })).toBeFocused()
    await sheet.getByRole('button', { name: join.copyAddress }).click()
    await expect(sheet.getByRole('button', { name: join.addressCopied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(HOST)
    await sheet.getByRole('button', { name: join.close }).click()
    await expect(sheet).toHaveCount(0)
    await visitPage(page, '/id')
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(shell.playNow, 'i') })
      .first()
      .click()
    await expect(sheet.getByRole('tab', { name: join.java })).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('a tap on the veil and the way back close it', async () => {
    await page.touchscreen.tap(180, 20)
    await expect(sheet).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })
})
