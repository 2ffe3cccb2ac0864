import { expect, test } from 'vitest'
import {
  ADMIN_TOAST_MS,
  CAROUSEL_MS,
  HERO_PARTICLES,
  MOBILE_MENU_WIDTH_REM,
  SMOOTH_SCROLL_SECONDS,
  TOAST_MAX_WIDTH_PX,
  TOAST_MS,
  TOAST_REMOVAL_MS,
  TOASTS_AT_ONCE,
  VOTE_SITE_COUNT,
} from './screen.ts'

test('toasts stay as long as the spec says', () => {
  expect(TOAST_MS).toEqual({ blank: 4_000, error: 4_000, success: 2_000, loading: Infinity, custom: 4_000 })
  expect([ADMIN_TOAST_MS, TOAST_REMOVAL_MS, TOASTS_AT_ONCE, TOAST_MAX_WIDTH_PX]).toEqual([
    1_500, 1_000, 20, 350,
  ])
})

test('the numbers of the screens are those of the spec', () => {
  expect([CAROUSEL_MS, HERO_PARTICLES, VOTE_SITE_COUNT]).toEqual([5_000, 8, 9])
  expect([SMOOTH_SCROLL_SECONDS, MOBILE_MENU_WIDTH_REM]).toEqual([1.2, 16])
})
