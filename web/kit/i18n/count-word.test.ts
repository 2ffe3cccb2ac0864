import { expect, test } from 'vitest'
import { asSentence, countWord } from './count-word.ts'

test('counts up to twelve are words, larger ones digits', () => {
  expect([1, 3, 9, 12, 13, 40].map((count) => countWord(count, 'en'))).toEqual([
    'one',
    'three',
    'nine',
    'twelve',
    '13',
    '40',
  ])
  expect([1, 3, 9, 12, 13].map((count) => countWord(count, 'id'))).toEqual([
    'satu',
    'tiga',
    'sembilan',
    'dua belas',
    '13',
  ])
})

test('a sentence begins with a capital', () => {
  expect([asSentence('nine sites'), asSentence('40 sites'), asSentence('')]).toEqual([
    'Nine sites',
    '40 sites',
    '',
  ])
})
