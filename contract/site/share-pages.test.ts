import { expect, test } from 'vitest'
import { sharePageOf } from './share-pages.ts'

test('a page and everything below it has the picture of its first part', () => {
  expect(sharePageOf('/store')).toBe('store')
  expect(sharePageOf('/store/product/7')).toBe('store')
  expect(sharePageOf('/leaderboard/survival/credits')).toBe('leaderboard')
  for (const path of ['/', '/terms', '/player/Budi', '/constructor', '/storefront']) {
    expect(sharePageOf(path), path).toBeNull()
  }
})
