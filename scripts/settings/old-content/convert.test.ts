import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { convertContent } from './convert.ts'
import type { OldContent, OldTier } from './load.ts'

const tier = (id: string, requires: string | null, features: string[]): OldTier => ({
  id,
  name: id.toUpperCase(),
  price: 10,
  colour: '#7ee081',
  durationDays: null,
  requires,
  features,
})
const both = (tiers: OldTier[]) => ({ en: tiers, id: tiers })

const CONTENT: OldContent = {
  site: {
    name: 'Own',
    shortName: 'Own',
    gameAddress: 'play.own.test',
    registeredPlayers: '',
    tagline: { en: 'a', id: 'b' },
    description: { en: 'a', id: 'b' },
    keywords: { en: 'a', id: 'b' },
    links: { discord: '', forum: 'https://forum.test/' },
    voteSites: [],
    maps: [{ id: 'prison', url: 'https://map.test/', comingSoon: false }],
    avatarUrl: 'https://heads.test/{name}',
    flagUrl: 'https://flags.test/{code}',
  },
  modes: [{ id: 'prison', since: '2025-01-02', season: null }],
  tiers: {
    tycoon: both([]),
    survival: both([
      tier('one', null, ['Prefix ONE', 'Max 1 home', 'Command /hat', 'Command /fly']),
      tier('two', 'ONE', ['Prefix TWO', 'Max 2 homes', 'Command /hat', 'Command /heal']),
    ]),
    creative: both([tier('low', null, ['Command /a', 'Command /b']), tier('high', 'LOW', ['Command /a'])]),
  },
  texts: { en: { 'home.prisonName': 'Prison', 'home.gone': 'x', 'vote.title': 'No braces' }, id: {} },
}

const { sections, left } = convertContent(CONTENT, demoSettings)

test('modes, maps and names of an edited list become entries of the settings', () => {
  expect(sections.modes).toMatchObject([
    { id: 'prison', name: { en: 'Prison', id: 'prison' }, since: '2025-01-02', season: null, server: null },
  ])
  expect(sections.maps).toMatchObject([{ id: 'prison', url: 'https://map.test/', coming_soon: false }])
  expect(sections.votes).toEqual({ ...demoSettings.votes, sites: [] })
})

test('an empty text of version 0.1 becomes null', () => {
  expect(sections.links).toMatchObject({ discord: null, wiki: demoSettings.links.wiki })
  expect(sections.identity).toMatchObject({ registered_players: null })
})

test('an avatar service of version 0.1 is asked by the server', () => {
  expect(sections.heads).toEqual({
    enabled: true,
    sources: [{ url: 'https://heads.test/{name}', editions: 'all' }],
  })
})

test('an avatar service that the server would not ask is left to the owner', () => {
  for (const avatarUrl of ['http://heads.test/{name}', 'https://heads.test/head', 'https://{name}.test/']) {
    const converted = convertContent({ ...CONTENT, site: { ...CONTENT.site, avatarUrl } }, demoSettings)
    expect(converted.sections.heads).toEqual(demoSettings.heads)
    expect(converted.left).toContain(
      `site.avatarUrl: enter an https address with {name} under "Player heads", ${avatarUrl}`,
    )
  }
})

test('a tier lists only what is new, and a feature at the place of another replaces it', () => {
  const { tabs } = sections.tiers as typeof demoSettings.tiers
  const survival = tabs.find(({ id }) => id === 'survival')
  expect(survival?.tiers[1]).toMatchObject({
    requires: 'one',
    features: {
      general: [{ en: 'Prefix TWO', key: 'feature-1' }],
      limits: [{ en: 'Max 2 homes' }],
      commands: [{ en: 'Command /heal', key: 'feature-2' }],
    },
  })
  expect(survival?.tiers[0]?.features.general).toEqual([
    { en: 'Prefix ONE', id: 'Prefix ONE', key: 'feature-1' },
  ])
})

test('lists what has no place in the settings', () => {
  expect(left).toEqual([
    'tiers.creative.high: it also has "Command /b" now, because it requires LOW',
    'site.links.forum: add it under "More links", https://forum.test/',
    'texts.en.home.gone: this version has no such text, "x"',
    expect.stringMatching(
      /^texts\.en\.vote\.title: the sentence is now ".*\{\{name\}\}.*", yours was "No braces"$/,
    ),
    'site.flagUrl: now in content/external-images.ts, https://flags.test/{code}',
  ])
})
