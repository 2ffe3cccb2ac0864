import { expect, test, vi } from 'vitest'
import type { Account } from '#contract/team/account.schema.ts'
import { overviewOf } from '#tests/support/admin-replies.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'
import { passwordProblem } from './password-panel.tsx'

const NEXT = ' a boat beyond the seventh island '

const account: Account = {
  username: 'ayu',
  role: 'owner',
  two_factor: { is_on: false, has_app: false, is_required: false, recovery_codes_left: 0, was_ended: false },
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

test('a new password keeps this browser signed in and offers both second steps', async () => {
  const begin = vi.fn(() => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/x' }))
  const { bodies, click, find, get, texts } = await changePassword({
    'PUT /api/admin/password': { success: true },
    'POST /api/admin/account/two-factor': begin,
  })
  expect(bodies).toEqual([{ current_password: 'a lantern', new_password: NEXT }])
  expect(window.localStorage.getItem('adminToken')).toBe('token')
  expect((get('input[name=next]') as HTMLInputElement).value).toBe('')
  expect(texts('[role=status]').join()).toContain('Your password alone opens the console now.')
  await click('[role=status] button', 'Set up the authenticator app')
  expect(begin).toHaveBeenCalledOnce()
  expect(texts('main').join()).toContain('ABCD EFGH')
  expect(find('[role=status] button', 'Set up the authenticator app')).toBeUndefined()
})

test.each(['en', 'id'])('an ended second step is named until another one is set up: %s', async (language) => {
  const ended = { ...account, two_factor: { ...account.two_factor, was_ended: true } }
  const page = await renderPage(`/${language}/admin/account`, { api: { 'GET /api/admin/account': ended } })
  expect(page.texts('main [role=status]').join()).toMatch(/no longer work|tidak berlaku/)
  const other = await renderPage(`/${language}/admin/account`, { api: { 'GET /api/admin/account': account } })
  expect(other.texts('main [role=status]').join()).not.toMatch(/no longer work|tidak berlaku/)
})

test.each([
  [{}, null],
  [{ current: '' }, { field: 'current', key: 'currentRequired' }],
  [{ next: 'a'.repeat(11) }, { field: 'next', key: 'newPasswordHelp' }],
  [{ next: 'a'.repeat(257) }, { field: 'next', key: 'tooLong' }],
  [{ current: NEXT }, { field: 'next', key: 'unchanged' }],
  [{ repeated: NEXT.toUpperCase() }, { field: 'repeated', key: 'notTheSame' }],
])('of the typed passwords %j the first problem is %j', (change, problem) => {
  expect(passwordProblem({ current: 'old one', next: NEXT, repeated: NEXT, ...change })).toEqual(problem)
})

const secured: Account = {
  ...account,
  two_factor: { is_on: true, has_app: false, is_required: true, recovery_codes_left: 2, was_ended: false },
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
  expect(texts('main').join()).toContain('Passkeys need https')
  expect(find('button', 'Add a passkey')).toBeUndefined()
  expect(get('button', 'Remove the passkey of Chrome, Android')).toBeDefined()
})

test.each([true, false])(
  'recovery codes are for a factor, the rule of the team is for none: %s',
  async (is_on) => {
    const two_factor = { ...secured.two_factor, is_on }
    const { texts } = await open({ ...secured, two_factor, passkeys: is_on ? secured.passkeys : [] })
    const all = texts('main').join()
    expect(all.includes('Recovery codes left: 2.')).toBe(is_on)
    expect(all.includes('Your team requires two-step verification.')).toBe(!is_on)
  },
)

test.each([true, false])(
  'other screens lead to the account while a second step has ended: %s',
  async (is_ended) => {
    const overview = { ...overviewOf('support'), two_factor_ended: is_ended }
    const { find } = await renderPage('/en/admin/home', { api: { 'GET /api/admin/overview': overview } })
    const link = find('a', /Set up a second step again/)
    expect(link?.getAttribute('href')).toBe(is_ended ? '/en/admin/account' : undefined)
  },
)

test('a passkey is removed after a question that says what is left', async () => {
  const remove = vi.fn(() => ({ success: true as const }))
  const { click, texts } = await open(secured, { 'POST /api/admin/account/passkeys/:id/remove': remove })
  await click('button', 'Remove the passkey of Chrome, Android')
  expect(texts('dialog').join()).toContain('Your password alone will open the console.')
  await click('dialog button', 'Remove')
  expect(remove).toHaveBeenCalledOnce()
})
