import { expect, test, vi } from 'vitest'
import type { Account } from '#contract/team/account.schema.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'
import { passwordProblem } from './password-panel.tsx'

const NEXT = ' a boat beyond the seventh island '

const account: Account = {
  username: 'ayu',
  role: 'owner',
  two_factor: { is_on: false, has_app: false, is_required: false, recovery_codes_left: 0 },
  passkeys: [],
  sessions: [],
}

async function changePassword(api: FakeApi, repeated = NEXT) {
  const page = await renderPage('/en/admin/password', { api: { 'GET /api/admin/account': account, ...api } })
  await page.type('input[name=current]', '', 'a lantern')
  await page.type('input[name=next]', '', NEXT)
  await page.type('input[name=repeated]', '', repeated)
  await page.click('main button', 'Change password')
  return page
}

test('a typing error and a wrong password are named at their field', async () => {
  const { calls, texts } = await changePassword({}, `${NEXT}s`)
  expect(texts('main .error')).toEqual(["The new passwords don't match"])
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  const wrong = { 'PUT /api/admin/password': () => failure(403, 'current_password_wrong') }
  expect((await changePassword(wrong)).texts('main .error')).toEqual(['The current password is wrong.'])
})

test('a new password ends the session of this browser too', async () => {
  const { bodies } = await changePassword({ 'PUT /api/admin/password': { success: true } })
  expect(bodies).toEqual([{ current_password: 'a lantern', new_password: NEXT }])
  expect(window.location.pathname).toBe('/en/admin/login')
  expect(window.localStorage.getItem('adminToken')).toBeNull()
})

test.each([
  [{}, null],
  [{ current: '' }, { field: 'current', key: 'currentRequired' }],
  [{ next: 'a'.repeat(11) }, { field: 'next', key: 'tooShort' }],
  [{ next: 'a'.repeat(257) }, { field: 'next', key: 'tooLong' }],
  [{ current: NEXT }, { field: 'next', key: 'unchanged' }],
  [{ repeated: NEXT.toUpperCase() }, { field: 'repeated', key: 'notTheSame' }],
])('of the typed passwords %j the first problem is %j', (change, problem) => {
  expect(passwordProblem({ current: 'old one', next: NEXT, repeated: NEXT, ...change })).toEqual(problem)
})

const secured: Account = {
  ...account,
  two_factor: { is_on: true, has_app: false, is_required: true, recovery_codes_left: 2 },
  passkeys: [
    {
      id: 'k',
      device: { browser: 'Chrome', system: 'Android' },
      created_at: '2026-11-16T13:14:00.000Z',
      used_at: null,
    },
  ],
}

const open = (given = secured, api = {}) =>
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
    const two_factor = { ...secured.two_factor, is_on }
    const { texts } = await open({ ...secured, two_factor, passkeys: is_on ? secured.passkeys : [] })
    const all = texts('main').join()
    expect(all.includes('2 recovery codes are left.')).toBe(is_on)
    expect(all.includes('Your team asks for two-factor login.')).toBe(!is_on)
  },
)

test('a removal with a wrong password stays open with the reason', async () => {
  const refuse = vi.fn(() => failure(403, 'current_password_wrong'))
  const { click, type, texts } = await open(secured, {
    'POST /api/admin/account/passkeys/:id/remove': refuse,
  })
  await click('button', 'Remove the passkey of Chrome, Android')
  expect(texts('dialog').join()).toContain('Your password alone will open the console again.')
  await type('dialog input', '', 'wrong')
  await click('dialog button', 'Remove')
  expect(refuse).toHaveBeenCalledOnce()
  expect(texts('dialog').join()).toContain('The current password is wrong.')
})
