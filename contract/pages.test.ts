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

test('the cache key leaves out what does not change the page', () => {
  expect(pageKey('/en', QUERIES)).toBe('/en')
  expect(pageKey('/id/vote?utm_source=x&fbclid=1', QUERIES)).toBe('/id/vote')
  expect(pageKey('/en/premiumtiers?tab=creative&utm=1', QUERIES)).toBe('/en/premiumtiers?tab=creative')
})

test('the cache key leaves out unknown values, so that variants cannot fill the cache', () => {
  expect(pageKey('/en/premiumtiers?tab=xyz', QUERIES)).toBe('/en/premiumtiers')
  expect(pageKey('/en/vote?tab=creative', QUERIES)).toBe('/en/vote')
  expect(pageKey('/en/premiumtiers?tab=constructor', QUERIES)).toBe('/en/premiumtiers')
  expect(pageKey('/en/premiumtiers?tab=creative&size=small', QUERIES)).toBe('/en/premiumtiers?tab=creative')
})

test('the default tab has one cache key, and parameters count only in their tab', () => {
  expect(pageKey('/en/premiumtiers?tab=survival&size=large', QUERIES)).toBe('/en/premiumtiers')
  expect(pageKey('/en/premiumtiers?size=large&tab=creative', QUERIES)).toBe(
    '/en/premiumtiers?tab=creative&size=large',
  )
})

test('a free value reaches only the page that names its parameter, and no further than its longest', () => {
  expect(pageKey('/en/player?q=Budi+S&x=1', QUERIES)).toBe('/en/player?q=Budi+S')
  expect(pageKey(`/en/player?q=${'a'.repeat(900)}`, QUERIES)).toBe(`/en/player?q=${'a'.repeat(64)}`)
  expect(pageKey('/en/player/Budi?q=x', QUERIES)).toBe('/en/player/Budi')
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

test.each([
  '//',
  '/EN/vote',
  '/en/Vote',
  '/de',
  '/en/nothing',
  '/en/store/product',
  '/en/vote/3/4',
  '/wp-login.php',
  '/assets/a.js',
  '/env',
])('there is none at %j', (path) => {
  expect(matchPage(path)).toBeNull()
})

test('a switch covers all pages of its part', () => {
  const { leaderboard, board, vote, store, product, basket, ...switches } = PAGE_SWITCHES
  expect([leaderboard, board]).toEqual(['leaderboard', 'leaderboard'])
  expect([vote, switches['vote-redirect']]).toEqual(['vote', 'vote'])
  expect([store, product, basket]).toEqual(['store', 'store', 'store'])
  expect([switches.player, switches['player-search']]).toEqual(['player', 'player'])
})
