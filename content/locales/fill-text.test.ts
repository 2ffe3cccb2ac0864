import { expect, test } from 'vitest'
import * as adminEn from './en/admin-index.ts'
import * as en from './en/index.ts'
import { notices } from './en/notices.ts'
import { fillText } from './fill-text.ts'

test('a counted word fits its number', () => {
  const text = '{{count}} [order|orders] of {{name}}, {{left}} [waits|wait]'
  expect(fillText(text, { count: 1, name: 'A', left: '2' })).toBe('1 order of A, 2 wait')
  expect(fillText(text, { count: '1.000', name: 'A', left: '1' })).toBe('1.000 orders of A, 1 waits')
  expect(fillText('[a|b] {{name}} [x]', { name: 1 })).toBe('[a|b] 1 [x]')
})

/** Words in the plural that never stand beside a one. */
const ALWAYS_MANY = ['s', 'ms', 'minutes']

test('no English text counts things in the plural only', () => {
  const groups: Record<string, Record<string, string>> = { ...en, ...adminEn, notices }
  const wrong = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => {
        const [, word] = /\{\{(?:count|orders|players)\}\} ([a-z]+s)\b/.exec(text) ?? []
        return word && !ALWAYS_MANY.includes(word) && !key.startsWith('many')
      })
      .map(([key, text]) => `${group}.${key}: ${text}`),
  )
  expect(wrong).toEqual([])
})
