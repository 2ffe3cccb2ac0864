import { expect, test } from 'vitest'
import { checkTexts } from '#content/locales/check-override.ts'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { SKY_TEXTS } from '#content/locales/sky-texts.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { Language } from '#contract/language.ts'
import { SECTION_SCHEMAS, SECTIONS, type Settings } from '#contract/settings/sections.schema.ts'
import { findBuiltIn, type SettingsKind } from './built-in.service.ts'

const KINDS = Object.keys(findBuiltIn) as SettingsKind[]
const count = (settings: Settings) =>
  Object.fromEntries(
    KINDS.map((kind) => {
      const { names, own } = findBuiltIn[kind](settings)
      return [kind, [names.length, own]]
    }),
  )

/** They describe a picture that is drawn beside them, or the stars of a tier. */
const OF_PICTURES = /^(?:scenes\.|vote\.(?:next|chest)|shell\.notFoundPicture$|tiers\.textClimb$)/

const withoutAll = (settings: Settings) =>
  KINDS.reduce((left, kind) => findBuiltIn[kind](left).without, settings)

test('everything of a fresh site is built in', () => {
  expect(count(demoSettings)).toEqual({
    tiers: [10, 0],
    votes: [12, 0],
    maps: [2, 0],
    boards: [15, 0],
    modes: [3, 0],
    links: [5, 0],
    registered_players: [1, 0],
    texts: [0, 0],
  })
})

test('a site without the entries of the demo is valid, and nothing of it is built in', () => {
  const left = withoutAll(demoSettings)
  for (const [built] of Object.values(count(left))) expect(built).toBe(0)
  for (const section of SECTIONS)
    expect(SECTION_SCHEMAS[section].safeParse(left[section]).error).toBeUndefined()
  expect(left.votes.sites).toEqual([])
  expect(left.tiers.tabs).toEqual([])
  expect(left.boards.tabs).toEqual([])
  expect(left.identity).toEqual({ ...demoSettings.identity, registered_players: null })
})

test('the demo of 1.0.0, whose vote rewards did not wait for the player, is known', () => {
  const saved = JSON.stringify(demoSettings).replaceAll('"wait_online":true', '"wait_online":false')
  expect(saved).not.toBe(JSON.stringify(demoSettings))
  expect(count(JSON.parse(saved))).toEqual(count(demoSettings))
})

test('an entry that the owner changed is theirs, the others of the list stay built in', () => {
  const [first, ...others] = demoSettings.votes.sites
  const sites = [...others, { ...first, url: 'https://minecraft-mp.com/server/1/vote' }] as typeof others
  const [map, creative] = demoSettings.maps
  const settings: Settings = {
    ...demoSettings,
    votes: { ...demoSettings.votes, sites },
    maps: [{ ...map, name: { en: 'Prison', id: 'Prison' } }, creative] as Settings['maps'],
  }
  expect(count(settings)).toMatchObject({ votes: [11, 1], maps: [1, 1] })
  expect(withoutAll(settings).votes.sites.map(({ url }) => url)).toEqual([
    'https://minecraft-mp.com/server/1/vote',
  ])
})

test("sentences about the sky are the demo's under another name, and own ones stay", () => {
  const name = 'Arek'
  const identity = { ...demoSettings.identity, name }
  const own = { en: 'Our worlds', id: 'Dunia kami' }
  const texts = { en: { 'home.modesTitle': own.en }, id: { 'home.modesTitle': own.id } }
  const sky = Object.keys(SKY_TEXTS)
  expect(count({ ...demoSettings, identity, texts })).toMatchObject({ texts: [sky.length - 1, 1] })
  const left = withoutAll({ ...demoSettings, identity, texts }).texts
  expect(checkTexts(left)).toEqual([])
  expect(Object.keys(left.en).sort()).toEqual(sky.sort())
  expect([left.en['home.modesTitle'], left.id['home.modesTitle']]).toEqual([own.en, own.id])
})

test('no other sentence of the site speaks of sky, islands or stars', () => {
  const groups = { en, id } as Record<Language, Record<string, Record<string, string>>>
  const found = Object.entries(groups).flatMap(([, texts]) =>
    Object.entries(texts).flatMap(([group, sentences]) =>
      Object.entries(sentences).flatMap(([key, text]) =>
        /\b(?:sky|skies|islands?|stars?|constellation|langit\w*|pulau|bintang\w*|rasi|ekspedisi|expedition)\b/i.test(
          text,
        )
          ? `${group}.${key}`
          : [],
      ),
    ),
  )
  expect(found.filter((key) => !(key in SKY_TEXTS) && !OF_PICTURES.test(key))).toEqual([])
})

test('a tier that one of the owner builds on stays with it', () => {
  const tabs = demoSettings.tiers.tabs.map((tab) => ({
    ...tab,
    tiers: tab.tiers.map((tier, index) =>
      tab.id === 'survival' && index === 1 ? { ...tier, price: tier.price + 1 } : tier,
    ),
  }))
  const { without, own } = findBuiltIn.tiers({ ...demoSettings, tiers: { ...demoSettings.tiers, tabs } })
  const [survival] = without.tiers.tabs
  expect(own).toBe(2)
  const demo = demoSettings.tiers.tabs.find(({ id }) => id === 'survival')
  expect(survival?.tiers.map(({ id }) => id)).toEqual(demo?.tiers.slice(0, 2).map(({ id }) => id))
  expect(SECTION_SCHEMAS.tiers.safeParse(without.tiers).success).toBe(true)
})
