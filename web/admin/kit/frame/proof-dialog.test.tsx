// The dialog that asks for a fresh proof: the call is repeated, and what was typed below it stays.
import { expect, test, vi } from 'vitest'
import type { Account } from '#contract/team/account.schema.ts'
import { failure, renderPage } from '#tests/support/render-page.tsx'

const account: Account = {
  username: 'ayu',
  role: 'owner',
  two_factor: { is_on: true, has_app: true, is_required: false, recovery_codes_left: 9, was_ended: false },
  passkeys: [],
  sessions: [],
}
const CODES = { recovery_codes: ['AAAAA-BBBBB'] }

/** Asks for new recovery codes with a code that is typed into a dialog; the first call has no fresh proof. */
async function renewCodes(prove: () => { success: true } | ReturnType<typeof failure>, language = 'en') {
  let isProved = false
  const renew = vi.fn(() => (isProved ? CODES : failure(403, 'proof_required')))
  const page = await renderPage(`/${language}/admin/account`, {
    api: {
      'GET /api/admin/account': account,
      'POST /api/admin/account/recovery-codes': renew,
      'POST /api/admin/account/proof': () => {
        const reply = prove()
        isProved = !(reply instanceof Error)
        return reply
      },
    },
  })
  await page.click('button', /^(New recovery codes|Kode pemulihan baru)$/)
  await page.type('dialog input[name=code]', '', '123456')
  await page.click('dialog button[type=submit]')
  return { ...page, renew }
}

const typed = () => document.querySelector<HTMLInputElement>('dialog input[name=code]')?.value

test.each([
  ['en', 'Confirm that it is you', 'Your password', 'Confirm'],
  ['id', 'Pastikan ini kamu', 'Password-mu', 'Konfirmasi'],
])(
  '%s: the password is asked for, then the call is repeated with what was typed',
  async (language, title, label, act) => {
    const { bodies, click, get, renew, texts, type } = await renewCodes(() => ({ success: true }), language)
    expect(texts('dialog h2')).toContain(title)
    expect(document.activeElement).toBe(get('dialog input[name=password]', label))
    await type('dialog input[name=password]', '', 'correct horse')
    await click('dialog button', act)
    expect(bodies).toEqual([{ code: '123456' }, { password: 'correct horse' }, { code: '123456' }])
    expect(renew).toHaveBeenCalledTimes(2)
    expect(texts('dialog li')).toContain('AAAAA-BBBBB')
  },
)

test('a wrong password stays in the dialog with its sentence, and the field below keeps its text', async () => {
  const refuse = () => failure(403, 'current_password_wrong')
  const { click, get, renew, texts, type } = await renewCodes(refuse)
  await type('dialog input[name=password]', '', 'wrong')
  await click('dialog button', 'Confirm')
  const field = get('dialog input[name=password]')
  expect(texts('dialog .error')).toEqual(['The current password is wrong.'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'is wrong',
  )
  expect(document.activeElement).toBe(field)
  expect(typed()).toBe('123456')
  expect(renew).toHaveBeenCalledOnce()
})

test('too many attempts are named in the dialog', async () => {
  const { click, texts, type } = await renewCodes(() => failure(429, 'too_many_attempts'))
  await type('dialog input[name=password]', '', 'wrong')
  await click('dialog button', 'Confirm')
  expect(texts('dialog [role=alert]').join()).toContain('Too many attempts.')
})

test.each(['Cancel', 'Close'])('%s leaves the act undone and what was typed in place', async (button) => {
  const { find, get, fire, renew, texts } = await renewCodes(() => ({ success: true }))
  const dialog = get('dialog input[name=password]').closest('dialog')
  const press = [...(dialog?.querySelectorAll('button') ?? [])].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === button,
  )
  await fire(press as HTMLElement, new MouseEvent('click', { bubbles: true }))
  expect(find('dialog input[name=password]')).toBeUndefined()
  expect(texts('dialog [role=alert]').join()).toContain('Not done: it needs your password or a passkey.')
  expect(typed()).toBe('123456')
  expect(renew).toHaveBeenCalledOnce()
})

test('a call that is refused again does not ask twice', async () => {
  const { click, renew, texts, type } = await renewCodes(() => ({ success: true }))
  renew.mockImplementation(() => failure(403, 'proof_required'))
  await type('dialog input[name=password]', '', 'correct horse')
  await click('dialog button', 'Confirm')
  expect(renew).toHaveBeenCalledTimes(2)
  expect(texts('dialog [role=alert]').join()).toContain('Not done')
})
