import { expect, test } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { createLeaderboardSources } from './index.ts'

test('a game server without an address has no source', () => {
  const { survival, tycoon } = createLeaderboardSources({ survival: null, tycoon: 'sqlite:cache.db' })
  expect(survival).toBeNull()
  expect(tycoon).not.toBeNull()
})

test('a wrong address is refused at the start, by the name of its variable and without its password', () => {
  const create = () => createLeaderboardSources({ survival: null, tycoon: 'mysql://web:secret@host' })
  expect(create).toThrow(ConfigError)
  expect(create).toThrow(/^AJLEADERBOARDS_TYCOON_URL must be mysql:\/\/user:password@host/)
  expect(create).not.toThrow(/secret/)
})
