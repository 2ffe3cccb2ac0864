import { expect, test } from 'vitest'
import { isPage, PUBLIC_PAGES, pageKey } from './pages.ts'

test('addresses without a language are no pages', () => {
  for (const url of ['/', '/vote', '/EN/vote', '/de', '/english', '//en/vote', '', '/api/health']) {
    expect(pageKey(url)).toBeNull()
  }
})

test('a page is known by its path; what does not change it is left out', () => {
  expect(pageKey('/en')).toBe('/en')
  expect(pageKey('/id/vote?utm_source=x&fbclid=1')).toBe('/id/vote')
  expect(pageKey('/en/premiumtiers?tab=creative&utm=1')).toBe('/en/premiumtiers?tab=creative')
})

test('a value that the page does not know is left out, so that nobody can fill the memory with variants', () => {
  expect(pageKey('/en/premiumtiers?tab=xyz')).toBe('/en/premiumtiers')
  expect(pageKey('/en/vote?tab=creative')).toBe('/en/vote')
})

test('the data of a page has a name of its own, with the parts that are asked for', () => {
  expect(pageKey('/en/vote.data')).toBe('/en/vote.data')
  expect(pageKey('/en.data')).toBe('/en.data')
  expect(pageKey('/en/premiumtiers.data?tab=creative&_routes=en%3Atiers&x=1')).toBe(
    '/en/premiumtiers.data?tab=creative&_routes=en%3Atiers',
  )
  expect(pageKey('/en/vote.data?_routes=<script>')).toBe('/en/vote.data')
})

test('every public page is listed once', () => {
  expect(new Set(PUBLIC_PAGES.map(({ path }) => path)).size).toBe(PUBLIC_PAGES.length)
})

test.each([
  '/',
  '/en',
  '/id/',
  '/vote',
  '/en/vote/3',
  '/id/store/product/P1',
  '/en/store/checkout',
  '/admin/login',
])('there is a page at %s', (path) => {
  expect(isPage(path)).toBe(true)
})

test.each([
  '//',
  '/de',
  '/en/nothing',
  '/en/store/product',
  '/en/vote/3/4',
  '/wp-login.php',
  '/assets/a.js',
  '/env',
])('there is none at %j', (path) => {
  expect(isPage(path)).toBe(false)
})
