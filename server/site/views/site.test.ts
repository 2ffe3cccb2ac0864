import { expect, test } from 'vitest'
import { externalImages } from '#content/external-images.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { Announcement } from '#contract/settings/announcement.schema.ts'
import { PAYMENT_METHODS, type PaymentMethod, termsOf } from '#contract/settings/payment-methods.ts'
import { NEVER_SAVED } from '#server/platform/settings/settings.service.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { heroArtOf } from './look.ts'
import { createAnnouncement, createSite } from './site.service.ts'

const SET = {
  text: { en: 'Season 2', id: 'Season 2 mulai' },
  link: null,
  from: '2026-11-15T12:00:10Z',
  until: '2026-11-15T12:00:20Z',
  tone: 'event',
} as const satisfies Announcement

function open(first: Announcement) {
  const clock = turnableClock('2026-11-15T12:00:00Z')
  let settings = { ...demoSettings, announcement: first }
  const announcement = createAnnouncement({ shownSettings: () => settings, clock })
  return {
    ...announcement,
    pass: (seconds: number) => clock.pass(seconds * 1_000),
    save: (next: Announcement) => {
      settings = { ...settings, announcement: next }
    },
  }
}

test('an announcement is shown from its start until its end, to the second', () => {
  const { shown, pass } = open(SET)
  expect(shown('en')).toBeNull()
  pass(9.999)
  expect(shown('en')).toBeNull()
  pass(0.001)
  expect(shown('id')).toMatchObject({ text: 'Season 2 mulai', tone: 'event', link: null })
  pass(9.999)
  expect(shown('en')).not.toBeNull()
  pass(0.001)
  expect(shown('en')).toBeNull()
})

test('an announcement without a window is always shown', () => {
  expect(open({ ...SET, from: null, until: null }).shown('en')).not.toBeNull()
  expect(open(null).shown('en')).toBeNull()
})

test('an announcement turns once at its start and once at its end', () => {
  const { hasChanged, pass } = open(SET)
  const turns = Array.from({ length: 6 }, () => {
    pass(5)
    return hasChanged()
  })
  expect(turns).toEqual([false, true, false, true, false, false])
})

test('the key of an announcement is the same in both languages, and changes with the text only', () => {
  const always = { ...SET, from: null, until: null }
  const { shown, save } = open(always)
  const key = shown('en')?.key
  expect(shown('id')?.key).toBe(key)
  save({ ...always, tone: 'warning', link: '/store' })
  expect(shown('en')?.key).toBe(key)
  save({ ...always, text: { en: 'Season 2', id: 'Season 2 sudah mulai' } })
  expect(shown('en')?.key).not.toBe(key)
})

test('the hero of the build is left to the pages', () => {
  expect(heroArtOf(null)).toBeNull()
})

test('a scene of the build has no upright crop', () => {
  expect(heroArtOf('/art/skyblock-town-1600.webp')).toEqual({
    wide: { name: 'skyblock-town', widths: [480, 960, 1_600], width: 1_600, height: 900 },
    tall: null,
  })
})

test('an upload has all sizes, and an upright crop', () => {
  expect(heroArtOf('/uploads/0123456789ABCDEFGHJKMNPQRS-1600.webp')).toMatchObject({
    wide: { stem: '/uploads/0123456789ABCDEFGHJKMNPQRS', widths: [480, 960, 1_600, 2_400] },
    tall: {
      stem: '/uploads/0123456789ABCDEFGHJKMNPQRS-tall',
      widths: [480, 800, 1_080],
      width: 1_080,
      height: 1_600,
    },
  })
})

/** As the gateway names it. */
const OVO = { name: 'OVO by Tripay' }

function payWith(methods: readonly PaymentMethod[], store = true): readonly string[] {
  const settings = { ...demoSettings, pages: { ...demoSettings.pages, store } }
  const site = createSite({
    shownSettings: () => settings,
    settings: { stored: () => NEVER_SAVED },
    externalImages,
    publicUrl: 'https://angkasa.example',
    gameAddress: null,
    clock: { now: () => new Date() },
    channels: { methods: () => methods, labelOf: (method) => termsOf(method, OVO).label },
    countDemoParts: () => 0,
    countsTests: false,
  })
  return site.view('en').payWith
}

test('the footer names the payment methods that are offered, and none without a store', () => {
  expect(payWith(PAYMENT_METHODS)).toEqual([
    ...['QRIS', 'BRI', 'BNI', 'Mandiri', 'BCA', 'Alfamart', 'Indomaret', 'Alfamidi'],
  ])
  expect(payWith(['ALFAMART'])).toEqual(['Alfamart'])
  expect(payWith(['OVO'])).toEqual(['OVO by Tripay'])
  expect(payWith([])).toEqual([])
  expect(payWith(PAYMENT_METHODS, false)).toEqual([])
})
