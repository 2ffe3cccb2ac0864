import { expect, test } from 'vitest'
import { localizedPath, switchLanguage, withoutLanguage } from './localized-path.ts'

test('a path gets the language as its first part', () => {
  expect([localizedPath('id', '/'), localizedPath('en', '/store/product/7')]).toEqual([
    '/id',
    '/en/store/product/7',
  ])
})

test('the toggle replaces the first part and nothing else', () => {
  expect(switchLanguage('/en', 'id')).toBe('/id')
  expect(switchLanguage('/en/store/product/en', 'id')).toBe('/id/store/product/en')
  expect(switchLanguage('/id/vote', 'id')).toBe('/id/vote')
  expect(switchLanguage('/other', 'id')).toBe('/id/other')
})

test('the language can be removed from a path', () => {
  expect([withoutLanguage('/id'), withoutLanguage('/id/vote'), withoutLanguage('/vote')]).toEqual([
    '/',
    '/vote',
    '/vote',
  ])
})
