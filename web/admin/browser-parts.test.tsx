// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { decodeHTMLStrict } from './browser-parts.ts'

test.each([
  ['&copy;', '©'],
  ['&amp;', '&'],
  ['&unknown;', '&unknown;'],
])('the browser decodes %s', (name, character) => {
  expect(decodeHTMLStrict(name)).toBe(character)
})
