import { expect, test } from 'vitest'
import { isCurrent } from './navigation.ts'

test.each([
  ['/', ['/', '/en', '/id', '/en/'], ['/en/vote', '/de', '/en/store']],
  [
    '/store',
    ['/en/store', '/id/store/product/7', '/en/store/checkout/X'],
    ['/en/storefront', '/en', '/en/premiumtiers'],
  ],
  [
    '/leaderboard',
    ['/en/leaderboard', '/id/leaderboard/tycoon/credits', '/en/player', '/id/player/.Ayu'],
    ['/id/maps'],
  ],
  ['/vote', ['/en/vote'], ['/en/vote/3', '/en/player/Ayu']],
  ['/maps', ['/id/maps'], []],
])('%s is current at %j, and not at %j', (link, here, elsewhere) => {
  expect(here.filter((path) => !isCurrent(link, path))).toEqual([])
  expect(elsewhere.filter((path) => isCurrent(link, path))).toEqual([])
})
