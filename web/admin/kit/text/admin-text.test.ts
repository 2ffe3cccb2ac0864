import { expect, test } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import { calls } from '#contract/calls.ts'
import { ERROR_CODES, type ErrorCode } from '#contract/errors.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createAdminText } from './admin-text.ts'
import { replyText } from './reply-text.ts'

const en = createAdminText('en', adminEn)
const id = createAdminText('id', adminId)

const FIXED_TEXTS = `
  Sign in | Logging in... | Login failed | Log out
  Store Management | Gamemode Images | Products | Transactions | Send Actions
  Add Product | Edit | Delete | Name | Price | Sort ID
  Username | Amount | Status | Payment Type | Date | Actions | Resend | Previous | Next
  Success | Failed | Active | Inactive | Activate | Deactivate | Add New Image
  Please select an image file | Please drop an image file | File size must be less than 5MB
  Failed to fetch transactions | Failed to fetch send actions | Failed to fetch products | Failed to load data
  Failed to save product | Failed to delete product | Failed to resend action | Failed to fetch images
  Failed to toggle image status | Failed to delete image | Failed to add gamemode image
  Are you sure you want to delete this product? | Are you sure you want to delete this image?
`

test('the fixed English texts are present', () => {
  const present = new Set(Object.values(adminEn).flatMap((texts): string[] => Object.values(texts)))
  const fixed = FIXED_TEXTS.split(/[|\n]/).map((text) => text.trim())
  expect(fixed.filter((text) => text !== '' && !present.has(text))).toEqual([])
  expect(en.t('admin.page', { page: 2, total: 9 })).toBe('Page 2 of 9')
})

test('formats rupiah the Indonesian way and timestamps in Jakarta time', () => {
  expect([en.rupiah(1_234_000), id.rupiah(1_234_000)]).toEqual(['Rp1.234.000', 'Rp1.234.000'])
  const late = '2026-11-14T17:05:09.000Z'
  expect(en.timestamp(late)).toBe('15 Nov 2026, 00:05 WIB')
  expect(en.exactTimestamp(late)).toBe('15 Nov 2026, 00:05:09 WIB')
  expect(id.timestamp(late)).toBe('15 Nov 2026, 00.05 WIB')
  const now = new Date('2026-11-14T17:30:00.000Z')
  expect(en.shortTime(late, now)).toBe('today 00:05')
  expect(id.shortTime(late, now)).toBe('hari ini 00.05')
  expect(en.shortTime('2026-11-14T16:59:00.000Z', now)).toBe('14 Nov 23:59')
  expect(id.shortTime('2025-05-14T16:59:00.000Z', now)).toBe('14 Mei 2025 23.59')
  expect([en.number(1_204), id.number(1_204)]).toEqual(['1,204', '1.204'])
})

/** `unauthorized` leads to the login, which has words of its own for `login_failed`; no screen sends a wrong method. */
const NOT_SHOWN = ['method_not_allowed', 'unauthorized', 'login_failed']

test.each([en, id])('every code that a screen can receive has words, in $language', ({ reasonOf }) => {
  const isOfConsole = ({ endpoint }: (typeof calls)[number]) => endpoint.path.startsWith('/api/admin/')
  const [inside, outside] = [true, false].map(
    (wanted) => new Set(calls.filter((call) => isOfConsole(call) === wanted).flatMap(({ errors }) => errors)),
  )
  // Any call may reply what no call declares, and `unavailable` while the database is away.
  const received = ERROR_CODES.filter(
    (code) => inside?.has(code) || !outside?.has(code) || code === 'unavailable',
  )
  const isSilent = (code: ErrorCode) => reasonOf(new ApiError(400, { code, error: 'x' })) === 'x'
  expect(received.filter(isSilent)).toEqual(NOT_SHOWN)
})

test("translates known error codes and shows the server's sentence for others", () => {
  const failed = (code: 'conflict' | 'invalid_request', error: string) => new ApiError(400, { code, error })
  expect(id.reasonOf(failed('conflict', 'x'))).toBe('Ini sudah berubah. Muat ulang halaman.')
  expect(id.reasonOf(failed('invalid_request', 'body.name: too long'))).toBe(
    'Ada isian yang belum benar: body.name.',
  )
  expect(id.reasonOf(failed('invalid_request', 'The request is not valid.'))).toBe(
    'Permintaannya tidak benar.',
  )
  expect(en.reasonOf(new ApiError(502, null))).toMatch(/^Something went wrong on the site\./)
  expect(en.reasonOf(new TypeError('offline'))).toMatch(/^The site is not responding\./)
})

test("translates the note of an admin's check and leaves its reason as written", () => {
  const checked = { outcome: 'checked' as const, reply: 'ayu: sudah dicek: {{admin}}' }
  expect(replyText(checked, en)).toBe('Checked by ayu: sudah dicek: {{admin}}')
  expect(replyText(checked, id)).toBe('Dicek oleh ayu: sudah dicek: {{admin}}')
  expect(replyText({ outcome: 'checked', reply: 'ayu' }, en)).toBe('Checked by ayu.')
  expect(replyText({ outcome: 'checked', reply: 'ayu' }, id)).toBe('Dicek oleh ayu.')
})

test("shows the game server's reply unchanged", () => {
  expect(replyText({ outcome: 'failed', reply: 'ayu: no such player' }, id)).toBe('ayu: no such player')
  expect(replyText({ outcome: 'done', reply: '' }, en)).toBe('No reply')
})
