// The dialog that asks for a fresh proof, by the keyboard alone, above another dialog and without one.
import { expect, test } from '#tests/support/browser-admin.ts'
import { axeLanguage, violations } from '#tests/support/browser-rules.ts'
import { siteOfFile } from '#tests/support/browser-site.ts'
import { SITE_ADMIN } from '#tests/support/settings-client.ts'

const site = siteOfFile()
const WORDS = {
  en: { make: 'Make a link', title: 'Confirm that it is you', cancel: 'Cancel' },
  id: { make: 'Buat link', title: 'Pastikan ini kamu', cancel: 'Batal' },
}

test('an act without a fresh proof asks for the password, then goes on where the focus was', async ({
  page,
}) => {
  const language = axeLanguage()
  const words = WORDS[language]
  let refusals = 2
  await page.route('**/api/admin/team/invitations', (route) => {
    refusals -= 1
    if (refusals < 0) return route.continue()
    return route.fulfill({ status: 403, json: { code: 'proof_required', error: 'x' } })
  })
  await site.openScreen(page, 'team', language)
  const make = page.getByRole('button', { name: words.make })
  const dialog = page.getByRole('dialog', { name: words.title })

  await test.step('giving up leaves the focus on the button', async () => {
    await make.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.locator('input')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(make).toBeFocused()
  })

  await test.step('a wrong password stays in the dialog, the right one repeats the act', async () => {
    await make.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.locator('input')).toBeFocused()
    await page.keyboard.type('wrong password')
    await page.keyboard.press('Enter')
    await expect(dialog.locator('.error')).toBeVisible()
    await expect(dialog.locator('input')).toBeFocused()
    expect(await violations(page)).toEqual([])
    // A wrong password delays the next attempt by a second.
    await expect(async () => {
      await page.keyboard.type(SITE_ADMIN.password)
      await page.keyboard.press('Enter')
      await expect(page.getByText(/\/admin\/join#/).first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(dialog).toBeHidden()
    await expect(make).toBeFocused()
  })
})
