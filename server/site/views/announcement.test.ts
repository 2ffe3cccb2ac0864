import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Announcement } from '#contract/settings/announcement.schema.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createAnnouncement } from './site.service.ts'

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
  const announcement = createAnnouncement({ currentSettings: () => settings, clock })
  return {
    ...announcement,
    pass: (seconds: number) => clock.pass(seconds * 1_000),
    save: (next: Announcement) => {
      settings = { ...settings, announcement: next }
    },
  }
}

test('is shown from its start until its end, to the second', () => {
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

test('without a window it is always shown', () => {
  expect(open({ ...SET, from: null, until: null }).shown('en')).not.toBeNull()
  expect(open(null).shown('en')).toBeNull()
})

test('turns once at its start and once at its end', () => {
  const { hasChanged, pass } = open(SET)
  const turns = Array.from({ length: 6 }, () => {
    pass(5)
    return hasChanged()
  })
  expect(turns).toEqual([false, true, false, true, false, false])
})

test('the key is the same in both languages, and changes with the text only', () => {
  const always = { ...SET, from: null, until: null }
  const { shown, save } = open(always)
  const key = shown('en')?.key
  expect(shown('id')?.key).toBe(key)
  save({ ...always, tone: 'warning', link: '/store' })
  expect(shown('en')?.key).toBe(key)
  save({ ...always, text: { en: 'Season 2', id: 'Season 2 sudah mulai' } })
  expect(shown('en')?.key).not.toBe(key)
})
