import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_ACCENT, GOLD, SURFACES } from '#contract/platform/colour.ts'

test('the colours of the contract are those of the style sheet', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const token = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  for (const [name, value] of Object.entries(SURFACES)) expect(token(name)).toBe(value)
  expect(token('gold')).toBe(GOLD)
  const { face, hi, lip, on } = DEFAULT_ACCENT
  expect(['star', 'star-hi', 'star-lip', 'on-star'].map(token)).toEqual([face, hi, lip, on])
})
