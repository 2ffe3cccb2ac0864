import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { PARTS, type Part, type PartMode } from '#contract/monitoring/health.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import type { Parts } from './parts.ts'
import { createShownSettings } from './shown-settings.ts'

type Options = {
  off?: readonly Part[]
  /** Servers with a leaderboard database. */
  connected?: readonly string[]
  saved?: Partial<Settings>
  isDemo?: boolean
  hasProducts?: boolean
  gameAddress?: string | null
}

const [SOME, NONE] = [{ some: true }, { some: false }]

function show(options: Options): Settings {
  const { off = [], connected, saved, isDemo = false, hasProducts = true, gameAddress = null } = options
  const settings = { ...demoSettings, ...saved }
  const ids = connected ?? demoSettings.servers.list.map(({ id }) => id)
  const list = demoSettings.servers.list.map(({ id }) => ({
    id,
    boards: ids.includes(id) ? { kind: 'sqlite', path: 'a.db' } : null,
  }))
  const servers = { list } as unknown as GameServers
  const modeOf = (part: Part): PartMode => (off.includes(part) ? 'off' : isDemo ? 'sandbox' : 'real')
  const parts = Object.fromEntries(PARTS.map((part) => [part, { mode: modeOf(part), uses: '' }])) as Parts
  return createShownSettings({
    settings: { saved: () => settings },
    servers: { current: () => servers },
    parts: () => parts,
    isDemo: () => isDemo,
    gameAddress,
    publicUrl: 'https://nusantara.test',
    ownProducts: { current: () => (hasProducts ? SOME : NONE) },
  })()
}

const tabsOf = ({ boards }: Settings) => boards.tabs.map(({ id }) => id)

/** Nothing in it is the demo's. */
const OWN: Partial<Settings> = {
  identity: { ...demoSettings.identity, registered_players: '1,200' },
  links: { ...demoSettings.links, discord: 'https://discord.gg/abc' },
  votes: { ...demoSettings.votes, sites: [{ ...siteOf(0), url: 'https://topg.org/1' }, siteOf(1)] },
  maps: demoSettings.maps.map((map) => ({ ...map, url: 'https://map.nusantara.test/' })),
  tiers: {
    default_tab: null,
    tabs: demoSettings.tiers.tabs.map((tab) => ({ ...tab, tiers: tab.tiers.slice(0, 1).map(priced) })),
  },
}

function siteOf(index: number) {
  return demoSettings.votes.sites[index] as Settings['votes']['sites'][number]
}

function priced<Tier extends { price: number }>(tier: Tier): Tier {
  return { ...tier, price: 7 }
}

test('a demo shows everything as it is, and asks no service for the heads of its players', () => {
  const heads = { ...demoSettings.heads, enabled: false }
  expect(show({ isDemo: true, hasProducts: false })).toEqual({ ...demoSettings, heads })
})

test('heads are asked for by name on a live site, and in a demo from services that the owner chose', () => {
  expect(show({}).heads).toEqual({
    enabled: true,
    sources: [
      { url: 'https://mc-heads.net/avatar/{name}/{size}', editions: 'java' },
      { url: 'https://api.mcheads.org/head/{name}/{size}', editions: 'all' },
    ],
  })
  const heads = { enabled: true, sources: demoSettings.heads.sources.slice(0, 1) }
  expect(show({ isDemo: true, saved: { ...demoSettings, heads } }).heads).toEqual(heads)
})

test('a live site shows nothing of the demo that leads nowhere, states a number or has a price', () => {
  const { identity, votes, maps, tiers, links, modes, pages } = show({})
  expect(identity.registered_players).toBeNull()
  expect([votes.sites, maps, tiers.tabs]).toEqual([[], [], []])
  expect(votes.rewards).toMatchObject({ each: null, all: { commands: [] }, streak: { commands: [] } })
  expect(links).toEqual({
    discord: null,
    tiktok: null,
    wiki: null,
    status: null,
    donation_help: null,
    more: [],
  })
  expect(modes.map(({ since, season }) => [since, season])).toEqual(modes.map(() => [null, null]))
  expect(pages).toMatchObject({ vote: false, maps: false, premiumtiers: false, store: true })
  expect(show({ hasProducts: false }).pages.store).toBe(false)
})

test('a live site shows what the owner has saved, also beside entries of the demo', () => {
  const { identity, votes, maps, tiers, links, pages } = show({ saved: OWN })
  expect(identity.registered_players).toBe('1,200')
  expect(votes.sites.map(({ url }) => url)).toEqual(['https://topg.org/1'])
  expect([maps.length, tiers.tabs.map((tab) => tab.tiers.length)]).toEqual([2, [1, 1, 1]])
  expect([links.discord, links.wiki]).toEqual(['https://discord.gg/abc', null])
  expect(pages).toEqual(demoSettings.pages)
})

test('a tab whose server has no leaderboard database is not shown', () => {
  expect(tabsOf(show({ connected: ['survival'] }))).toEqual(['survival'])
  expect(tabsOf(show({ connected: [], off: ['leaderboards'] }))).toEqual([])
  expect(tabsOf(show({ connected: [], isDemo: true }))).toEqual(tabsOf(demoSettings))
})

test('boards without a source are not shown, nor a store without payments', () => {
  expect(show({ off: ['voters'] }).boards).toMatchObject({ voters: false, donators: true })
  expect(show({ off: ['payments'] }).boards).toMatchObject({ voters: true, donators: false })
  expect(show({ off: ['payments'], saved: OWN }).pages).toEqual({ ...demoSettings.pages, store: false })
})

test('a leaderboard page that has lost every board is off, one that the owner emptied is not', () => {
  const nothing = { off: ['payments', 'voters', 'leaderboards'], connected: [] } as const
  expect(show(nothing).pages.leaderboard).toBe(false)
  const saved = { boards: { ...demoSettings.boards, tabs: [], donators: false, voters: false } }
  expect(show({ ...nothing, saved }).pages.leaderboard).toBe(true)
})

test("the demo's addresses are shown only on a demo without an address of its own", () => {
  const hidden = { java: { host: 'nusantara.test', port: 25_565 }, bedrock: null, versions: '' }
  expect(show({}).play).toEqual(hidden)
  expect(show({ isDemo: true }).play).toEqual(demoSettings.play)
  expect(show({ isDemo: true, gameAddress: 'play.own.test' }).play).toEqual(hidden)
  const play = { ...demoSettings.play, java: { host: 'play.own.test', port: 25_565 } }
  expect(show({ saved: { play } }).play).toEqual({ ...play, bedrock: null })
})
