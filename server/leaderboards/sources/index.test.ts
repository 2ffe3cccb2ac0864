import { expect, test } from 'vitest'
import { createLeaderboardSources } from './index.ts'

test('creates no source without an address', () => {
  const { survival, tycoon } = createLeaderboardSources({
    survival: null,
    tycoon: { kind: 'sqlite', path: 'cache.db' },
  })
  expect(survival).toBeNull()
  expect(tycoon).not.toBeNull()
})
