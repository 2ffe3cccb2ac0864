import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawSprite } from '#scripts/icons.ts'

test('the drawings are those of the icons in use (else: npm run icons)', () => {
  expect(readFileSync('web/ui/icons.svg', 'utf8')).toBe(drawSprite())
})
