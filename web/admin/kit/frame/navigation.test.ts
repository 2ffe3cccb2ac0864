import { expect, test } from 'vitest'
import { findSettingsEntry } from './navigation.ts'

test('screens that edit settings have a history, also those outside of the menu', () => {
  expect(findSettingsEntry('/admin/network/servers')?.sections).toEqual(['servers'])
  expect(findSettingsEntry('/admin/store/categories')?.sections).toEqual(['categories'])
})

test.each(['/admin/money', '/admin/network/status', '/admin/network/servers/x', '/admin/nowhere'])(
  '%s has none',
  (path) => {
    expect(findSettingsEntry(path)).toBeNull()
  },
)
