import { expect, test } from 'vitest'
import { matchPage } from '#contract/pages.ts'
import { findSettingsEntry, NAVIGATION_ENTRIES } from '../navigation.ts'
import { findPlaces } from './places.ts'

const paths = (typed: string) => findPlaces(typed, 5, () => true).map(({ path }) => path)

test('finds pages by part of their name in both languages', () => {
  expect(paths('addresses')).toContain('/admin/site/links')
  expect(paths('ALAMAT dan')).toContain('/admin/site/links')
  expect(paths('audit')).toContain('/admin/audit')
  expect(paths('ganti pass')).toEqual(['/admin/password'])
})

test.each([
  ['backup', '/admin/go-live'],
  ['qris', '/admin/methods'],
  ['whatsapp', '/admin/site/links'],
  ['refund', '/admin/store?tab=transactions'],
  ['berita', '/admin/site/news'],
])('finds %s by a word that is not in its name', (typed, path) => expect(paths(typed)).toContain(path))

test('finds settings by their label, and leads to the field', () => {
  expect(paths('bedrock port')).toEqual(['/admin/site/links#play:bedrock.port'])
  expect(paths('cara bayar lain')).toEqual(['/admin/site/links#links:donation_help'])
})

test('finds nothing for other words, and no more than asked for', () => {
  expect(paths('zzz')).toEqual([])
  expect(paths(' ')).toEqual([])
  expect(findPlaces('a', 3, () => true)).toHaveLength(3)
})

test('every place is a page of the site', () => {
  for (const { path } of ['a', 'e'].flatMap((typed) => findPlaces(typed, 500, () => true))) {
    expect([path, matchPage(`/en${path.split(/[?#]/)[0]}`)]).not.toEqual([path, null])
  }
  expect(NAVIGATION_ENTRIES.length).toBeGreaterThan(5)
})

test('screens that edit settings have a history, also those outside of the menu', () => {
  expect(findSettingsEntry('/admin/network/servers')?.sections).toEqual(['servers'])
  expect(findSettingsEntry('/admin/store/categories')?.sections).toEqual(['categories'])
})

test.each(['/admin/money', '/admin/network/status', '/admin/network/servers/x', '/admin/nowhere'])(
  '%s has no history',
  (path) => expect(findSettingsEntry(path)).toBeNull(),
)
