import { expect, test } from 'vitest'
import { markText } from '#content/locales/marks.ts'
import { asSentence, countWord } from './count-word.ts'

test('counts up to twelve are words, larger ones digits', () => {
  const words = (language: 'en' | 'id') => [1, 3, 9, 12, 13].map((count) => countWord(count, language))
  expect(words('en').join(', ')).toBe('one, three, nine, twelve, 13')
  expect(words('id').join(', ')).toBe('satu, tiga, sembilan, dua belas, 13')
})

test('a sentence begins with a capital', () => {
  expect([asSentence('nine sites'), asSentence('40 sites'), asSentence('')]).toEqual([
    'Nine sites',
    '40 sites',
    '',
  ])
  expect(asSentence(markText('home.modesTitle', 'three worlds'))).toBe(
    markText('home.modesTitle', 'Three worlds'),
  )
})
