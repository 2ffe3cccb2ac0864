// Utilities are in a later layer than the parts, so none of them needs to be important.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const IMPORTANT = /className=(?:"[^"]*|\{`[^`]*|\{[^}]*'[^']*)[\w\])]!(?=[\s"'`])/

test('no class overrides another one with an exclamation mark', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => IMPORTANT.test(readFileSync(file, 'utf8')))).toEqual([])
})
