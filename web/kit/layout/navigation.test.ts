import { expect, test } from 'vitest'
import { isCurrent } from './navigation.ts'

test('home is current for the bare address and the bare languages only', () => {
  expect(['/', '/en', '/id', '/en/'].every((path) => isCurrent('/', path))).toBe(true)
  expect(['/en/vote', '/de', '/en/store'].some((path) => isCurrent('/', path))).toBe(false)
})

test('the store is current for everything below it', () => {
  expect(
    ['/en/store', '/id/store/product/7', '/en/store/checkout/X'].every((path) => isCurrent('/store', path)),
  ).toBe(true)
  expect(['/en/storefront', '/en', '/en/premiumtiers'].some((path) => isCurrent('/store', path))).toBe(false)
})

test('the boards are current for the page of a board, and for players', () => {
  const below = ['/en/leaderboard', '/id/leaderboard/tycoon/credits', '/en/player', '/id/player/.Ayu']
  expect(below.every((path) => isCurrent('/leaderboard', path))).toBe(true)
  expect(isCurrent('/vote', '/en/player/Ayu')).toBe(false)
})

test('other links are current on their own page only', () => {
  expect(isCurrent('/vote', '/en/vote')).toBe(true)
  expect(isCurrent('/vote', '/en/vote/3')).toBe(false)
  expect(isCurrent('/maps', '/id/maps')).toBe(true)
  expect(isCurrent('/leaderboard', '/id/maps')).toBe(false)
})
