import { expect, test } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { createLeaderboardSources } from './index.ts'

test('creates no source without a URL', () => {
  const { survival, tycoon } = createLeaderboardSources({ survival: null, tycoon: 'sqlite:cache.db' })
  expect(survival).toBeNull()
  expect(tycoon).not.toBeNull()
})

test('an invalid URL is a configuration error without its password', () => {
  const create = () => createLeaderboardSources({ survival: null, tycoon: 'mysql://web:secret@host' })
  expect(create).toThrow(ConfigError)
  expect(create).toThrow(/^AJLEADERBOARDS_TYCOON_URL must be mysql:\/\/user:password@host/)
  expect(create).not.toThrow(/secret/)
})
