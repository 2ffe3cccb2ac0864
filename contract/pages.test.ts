import { expect, test } from 'vitest'
import { matchPage, PAGE_SWITCHES, PAGES, type PageQueries, pageKey } from './pages.ts'

const QUERIES: PageQueries = {
  tiers: {
    defaultTab: 'survival',
    tabs: new Map([
      ['survival', new Map()],
      ['creative', new Map([['size', ['large']]])],
    ]),
  },
}

test('an address without a language has no cache key', () => {
  for (const url of ['/', '/vote', '/EN/vote', '/de', '/english', '//en/vote', '', '/api/health']) {
    expect(pageKey(url, QUERIES)).toBeNull()
  }
})

test.each([
  ['what does not change the page is left out', '/en', '/en'],
  ['what does not change the page is left out', '/id/vote?utm_source=x&fbclid=1', '/id/vote'],
  ['only the tab counts', '/en/premiumtiers?tab=creative&utm=1', '/en/premiumtiers?tab=creative'],
  ['unknown values cannot fill the cache', '/en/premiumtiers?tab=xyz', '/en/premiumtiers'],
  ['unknown values cannot fill the cache', '/en/vote?tab=creative', '/en/vote'],
  ['unknown values cannot fill the cache', '/en/premiumtiers?tab=constructor', '/en/premiumtiers'],
  ['nor in a tab', '/en/premiumtiers?tab=creative&size=small', '/en/premiumtiers?tab=creative'],
  ['the default tab has one key', '/en/premiumtiers?tab=survival&size=large', '/en/premiumtiers'],
  ['in one order', '/en/premiumtiers?size=large&tab=creative', '/en/premiumtiers?tab=creative&size=large'],
  ['a free value reaches the page that names it', '/en/player?q=Budi+S&x=1', '/en/player?q=Budi+S'],
  ['no further than its longest', `/en/player?q=${'a'.repeat(900)}`, `/en/player?q=${'a'.repeat(64)}`],
  ['a free value reaches no other page', '/en/player/Budi?q=x', '/en/player/Budi'],
])('cache key: %s (%s)', (_rule, url, key) => {
  expect(pageKey(url, QUERIES)).toBe(key)
})

test('a page with free values is never cached, so that strangers cannot fill the cache', () => {
  const free = Object.values(PAGES).filter((page) => 'query' in page)
  expect(free.filter((page) => 'cacheSeconds' in page)).toEqual([])
})

test('no two pages have the same path', () => {
  const paths = Object.values(PAGES).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a match names the page, its language and its decoded parameters', () => {
  expect(matchPage('/id/store/product/P%201')).toEqual({
    language: 'id',
    name: 'product',
    params: { id: 'P 1' },
  })
  expect(matchPage('/en/store/checkout')).toEqual({ language: 'en', name: 'payment', params: {} })
  expect(matchPage('/vote/3')).toEqual({ language: null, name: 'vote-redirect', params: { index: '3' } })
  expect(matchPage('/id/')).toEqual({ language: 'id', name: 'home', params: {} })
  expect(matchPage('/en/store/product/%ff')).toBeNull()
})

const NOWHERE =
  '// /EN/vote /en/Vote /de /en/nothing /en/store/product /en/vote/3/4 /wp-login.php /assets/a.js /env'

test.each(NOWHERE.split(' '))('there is none at %j', (path) => {
  expect(matchPage(path)).toBeNull()
})

test('a switch covers all pages of its part', () => {
  const { leaderboard, board, vote, store, product, basket, ...switches } = PAGE_SWITCHES
  expect([leaderboard, board]).toEqual(['leaderboard', 'leaderboard'])
  expect([vote, switches['vote-redirect']]).toEqual(['vote', 'vote'])
  expect([store, product, basket]).toEqual(['store', 'store', 'store'])
  expect([switches.player, switches['player-search']]).toEqual(['player', 'player'])
})
