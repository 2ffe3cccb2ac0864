// The account page with passkeys: where they cannot be used, and what a refused removal shows.
import { expect, test, vi } from 'vitest'
import type { Account } from '#contract/team/account.schema.ts'
import { failure, renderPage } from '#tests/support/render-page.tsx'

const AT = '2026-11-16T13:14:00.000Z'

const account: Account = {
  username: 'ayu',
  role: 'owner',
  two_factor: { is_on: true, has_app: false, is_required: true, recovery_codes_left: 2 },
  passkeys: [{ id: 'k', device: { browser: 'Chrome', system: 'Android' }, created_at: AT, used_at: null }],
  sessions: [],
}

const open = (given = account, api = {}) =>
  renderPage('/en/admin/account', { api: { 'GET /api/admin/account': given, ...api } })

test('a browser without passkeys says so and can still remove one', async () => {
  const { find, get, texts } = await open()
  expect(texts('main').join()).toContain('This browser or address cannot use passkeys')
  expect(find('button', 'Add a passkey')).toBeUndefined()
  expect(get('button', 'Remove the passkey of Chrome, Android')).toBeDefined()
})

test.each([true, false])(
  'recovery codes are for a factor, the rule of the team is for none: %s',
  async (is_on) => {
    const two_factor = { ...account.two_factor, is_on }
    const { texts } = await open({ ...account, two_factor, passkeys: is_on ? account.passkeys : [] })
    const all = texts('main').join()
    expect(all.includes('2 recovery codes are left.')).toBe(is_on)
    expect(all.includes('Your team asks for two-factor login.')).toBe(!is_on)
  },
)

test('a removal with a wrong password stays open with the reason', async () => {
  const refuse = vi.fn(() => failure(403, 'current_password_wrong'))
  const { click, type, texts } = await open(account, {
    'POST /api/admin/account/passkeys/:id/remove': refuse,
  })
  await click('button', 'Remove the passkey of Chrome, Android')
  expect(texts('dialog').join()).toContain('Your password alone will open the console again.')
  await type('dialog input', '', 'wrong')
  await click('dialog button', 'Remove')
  expect(refuse).toHaveBeenCalledOnce()
  expect(texts('dialog').join()).toContain('The current password is wrong.')
})
