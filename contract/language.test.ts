import { expect, test } from 'vitest'
import { isLanguage, toLanguage } from './language.ts'

test('reads the language from the primary subtag', () => {
  for (const tag of ['id', 'ID', 'id-ID', 'id_ID', ' id ']) expect(toLanguage(tag), tag).toBe('id')
  expect(toLanguage('en-GB')).toBe('en')
  for (const tag of ['fr', 'ide', '', '-id', null, undefined]) expect(toLanguage(tag)).toBeNull()
})

test('isLanguage accepts exact codes only', () => {
  expect(isLanguage('id')).toBe(true)
  for (const value of ['ID', 'id-ID', '', null, 0, ['id']]) expect(isLanguage(value)).toBe(false)
})
