import { expect, test } from 'vitest'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_STORAGE_KEY, LANGUAGES, toLanguage } from './language.ts'

test('there is English and Indonesian, and English when in doubt', () => {
  expect(LANGUAGES).toEqual(['en', 'id'])
  expect(FALLBACK_LANGUAGE).toBe('en')
  expect(LANGUAGE_STORAGE_KEY).toBe('i18nextLng')
})

test('a language is known by its first part', () => {
  for (const tag of ['id', 'ID', 'id-ID', 'id_ID', ' id ']) expect(toLanguage(tag), tag).toBe('id')
  expect(toLanguage('en-GB')).toBe('en')
  for (const tag of ['fr', 'ide', '', '-id', null, undefined]) expect(toLanguage(tag)).toBeNull()
})

test('a language is written exactly', () => {
  expect(isLanguage('id')).toBe(true)
  for (const value of ['ID', 'id-ID', '', null, 0, ['id']]) expect(isLanguage(value)).toBe(false)
})
