// Both languages have every text, with the same placeholders.
import { expect, test } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as en from '#content/locales/en/index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import * as id from '#content/locales/id/index.ts'

type Tree = { [key: string]: string | Tree }

function flatten(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  )
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

const english = [...flatten(en), ...flatten(adminEn)]
const indonesian = new Map([...flatten(id), ...flatten(adminId)])

test('there are texts to check', () => {
  expect(english.length).toBeGreaterThan(50)
})

test.each(english)('%s has the same placeholders in both languages', (key, text) => {
  expect(placeholders(indonesian.get(key) ?? '')).toEqual(placeholders(text))
})

test('no text is empty or has stray spaces, in any language', () => {
  for (const [key, text] of [...english, ...indonesian])
    expect([key, text]).toEqual([key, text.trim() || 'a text'])
})

test('Indonesian uses the informal form of address', () => {
  for (const [key, text] of indonesian) expect([key, /\bAnda\b/.test(text)]).toEqual([key, false])
})

test('no Indonesian text has a word of English grammar outside of quotes', () => {
  const grammar = /\b(the|an|is|are|was|of|and|not|with|for|from|to|this|your|you|by|at|on)\b/i
  const left = [...indonesian].filter(([, text]) =>
    grammar.test(text.replaceAll(/\{\{\w+\}\}|"[^"]*"|“[^”]*”|`[^`]*`|docs\/\S+/g, '')),
  )
  expect(left).toEqual([])
})
