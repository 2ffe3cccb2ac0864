import { expect, test } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import { createAdminText } from './admin-text.ts'
import { replyText } from './reply-text.ts'

const en = createAdminText('en', adminEn).t
const id = createAdminText('id', adminId).t

test("translates the note of an admin's check and leaves its reason as written", () => {
  const checked = { outcome: 'checked' as const, reply: 'ayu: sudah dicek: {{admin}}' }
  expect(replyText(checked, en)).toBe('Checked by ayu: sudah dicek: {{admin}}')
  expect(replyText(checked, id)).toBe('Dicek oleh ayu: sudah dicek: {{admin}}')
  expect(replyText({ outcome: 'checked', reply: 'ayu' }, en)).toBe('Checked by ayu.')
  expect(replyText({ outcome: 'checked', reply: 'ayu' }, id)).toBe('Dicek oleh ayu.')
})

test("shows the game server's reply unchanged", () => {
  expect(replyText({ outcome: 'failed', reply: 'ayu: no such player' }, id)).toBe('ayu: no such player')
  expect(replyText({ outcome: 'done', reply: '' }, en)).toBe('Empty reply')
})
