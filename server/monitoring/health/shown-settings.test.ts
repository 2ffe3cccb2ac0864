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
  version?: number
  simulates?: boolean
  gameAddress?: string | null
}

function show(options: Options): Settings {
  const { off = [], connected, saved, version = 0, simulates = false, gameAddress = null } = options
  const settings = { ...demoSettings, ...saved }
  const ids = connected ?? demoSettings.servers.list.map(({ id }) => id)
  const list = demoSettings.servers.list.map(({ id }) => ({
    id,
    boards: ids.includes(id) ? { kind: 'sqlite', path: 'a.db' } : null,
  }))
  const servers = { list } as unknown as GameServers
  const modeOf = (part: Part): PartMode => (off.includes(part) ? 'off' : simulates ? 'sandbox' : 'real')
  const parts = Object.fromEntries(PARTS.map((part) => [part, { mode: modeOf(part), uses: '' }])) as Parts
  return createShownSettings({
    settings: { current: () => settings, stored: () => ({ version }) },
    servers: { current: () => servers },
    parts: () => parts,
    simulates,
    gameAddress,
  })()
}

const tabsOf = ({ boards }: Settings) => boards.tabs.map(({ id }) => id)

test('with every part connected the settings are shown as they are saved', () => {
  expect(show({ version: 1 })).toEqual(demoSettings)
  expect(show({ simulates: true })).toEqual(demoSettings)
})

test('a tab whose server has no leaderboard database is not shown', () => {
  expect(tabsOf(show({ connected: ['survival'] }))).toEqual(['survival'])
  expect(tabsOf(show({ connected: [], off: ['leaderboards'] }))).toEqual([])
  expect(tabsOf(show({ connected: [], simulates: true }))).toEqual(tabsOf(demoSettings))
})

test('boards without a source are not shown', () => {
  expect(show({ off: ['voters'] }).boards).toMatchObject({ voters: false, donators: true })
  expect(show({ off: ['payments'] }).boards).toMatchObject({ voters: true, donators: false })
})

test('without payments there is no store', () => {
  expect(show({ off: ['payments'] }).pages).toEqual({ ...demoSettings.pages, store: false })
})

test('a leaderboard page that has lost every board is off, one that the owner emptied is not', () => {
  const nothing = { off: ['payments', 'voters', 'leaderboards'], connected: [] } as const
  expect(show(nothing).pages.leaderboard).toBe(false)
  const saved = { boards: { ...demoSettings.boards, tabs: [], donators: false, voters: false } }
  expect(show({ ...nothing, saved }).pages.leaderboard).toBe(true)
})

test("the demo's number of players is shown on a live site only after the owner has saved it", () => {
  expect(show({}).identity.registered_players).toBeNull()
  expect(show({ version: 1 }).identity.registered_players).toBe(demoSettings.identity.registered_players)
  expect(show({ simulates: true }).identity.registered_players).toBe(demoSettings.identity.registered_players)
})

test("the demo's Bedrock address and versions are shown only on a demo without an address of its own", () => {
  const hidden = { ...demoSettings.play, bedrock: null, versions: '' }
  expect(show({}).play).toEqual(hidden)
  expect(show({ simulates: true }).play).toEqual(demoSettings.play)
  expect(show({ simulates: true, gameAddress: 'play.own.test' }).play).toEqual(hidden)
  expect(show({ version: 1, gameAddress: 'play.own.test' }).play).toEqual(demoSettings.play)
})
