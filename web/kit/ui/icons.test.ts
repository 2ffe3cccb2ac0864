import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

test('the sprite has exactly the icons in use (else: npm --prefix art run icons)', () => {
  const sprite = readFileSync('web/kit/ui/icons.svg', 'utf8')

  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...ICON_NAMES])
})
