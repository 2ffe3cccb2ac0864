// The settings as visitors see them: without pages, tabs, boards and numbers that have no source, and without what is
// still the demo network's once the site is live.
import { isDeepStrictEqual } from 'node:util'
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import { deriveAll } from '#server/platform/kernel/derive.ts'
import { findBuiltIn, type SettingsKind } from '#server/platform/settings/built-in.service.ts'
import type { Parts } from './parts.ts'

type Deps = {
  settings: { saved(): Settings }
  servers: { current(): GameServers }
  parts(): Parts
  /** Unsaved defaults are shown as well. */
  isDemo(): boolean
  /** From the environment: the address of the owner, in place of the demo's. */
  gameAddress: string | null
  publicUrl: string
  /** The owner sells something. The same object until that changes. */
  ownProducts: { current(): { readonly some: boolean } }
}

/** They lead to addresses that do not exist, state a number or a price. Boards and modes have only names of their own. */
const HIDDEN_KINDS: readonly SettingsKind[] = ['tiers', 'votes', 'maps', 'links', 'registered_players']

/** The settings as shown: one object until the settings, the game servers or the products change. */
export function createShownSettings(deps: Deps): () => Settings {
  const { settings, servers, parts, isDemo, ownProducts } = deps
  return deriveAll(
    () => [settings.saved(), servers.current(), ownProducts.current()],
    (saved, { list }, products) => {
      const own = isDemo() ? withoutDemoHeads(saved) : withoutEmptyPages(withoutDemo(saved), products.some)
      return Object.freeze(hideOff(withoutDemoPlay(own, deps), parts(), list))
    },
  )
}

/** Players of the demo are invented: no service is asked for their heads before the owner chooses services. */
function withoutDemoHeads(settings: Settings): Settings {
  if (!isDeepStrictEqual(settings.heads, demoSettings.heads)) return settings
  return { ...settings, heads: { ...settings.heads, enabled: false } }
}

function withoutDemo(settings: Settings): Settings {
  const left = HIDDEN_KINDS.reduce((rest, kind) => findBuiltIn[kind](rest).without, settings)
  const { names } = findBuiltIn.modes(settings)
  const isBuiltIn = (mode: Settings['modes'][number]) => names.includes(mode.name)
  // A site needs its modes: those of the demo stay without their dates and numbers.
  const modes = left.modes.map((mode) => (isBuiltIn(mode) ? { ...mode, since: null, season: null } : mode))
  return { ...left, modes }
}

function withoutEmptyPages(settings: Settings, hasProducts: boolean): Settings {
  const { pages, votes, maps, tiers } = settings
  return {
    ...settings,
    pages: {
      ...pages,
      store: pages.store && hasProducts,
      vote: pages.vote && votes.sites.length > 0,
      maps: pages.maps && maps.length > 0,
      premiumtiers: pages.premiumtiers && tiers.tabs.some((tab) => tab.tiers.length > 0),
    },
  }
}

/** Addresses and versions of the demo. A live site has the host of its pages in place of the demo's. */
function withoutDemoPlay(settings: Settings, { isDemo, gameAddress, publicUrl }: Deps): Settings {
  if (isDemo() && gameAddress === null) return settings
  const { java, bedrock, versions } = settings.play
  const isBuiltIn = java.host === demoSettings.play.java.host
  const play = {
    java: isBuiltIn ? { ...java, host: new URL(publicUrl).hostname } : java,
    bedrock: bedrock?.host === demoSettings.play.bedrock?.host ? null : bedrock,
    versions: isBuiltIn ? '' : versions,
  }
  return { ...settings, play }
}

function hideOff(settings: Settings, parts: Parts, servers: GameServers['list']): Settings {
  const hasSource = (id: string) => servers.some((server) => server.id === id && server.boards !== null)
  const { tabs, donators, voters } = settings.boards
  const boards = {
    ...settings.boards,
    // The simulator has players for the demo's tabs only; others say that their rankings are on their way.
    tabs: parts.leaderboards.mode === 'sandbox' ? tabs : tabs.filter(({ server }) => hasSource(server)),
    donators: donators && parts.payments.mode !== 'off',
    voters: voters && parts.voters.mode !== 'off',
  }
  const pages = {
    ...settings.pages,
    status: settings.pages.status && parts.status.mode !== 'off',
    store: settings.pages.store && parts.payments.mode !== 'off',
    leaderboard: settings.pages.leaderboard && (hasBoards(boards) || !hasBoards(settings.boards)),
  }
  return { ...settings, boards, pages }
}

function hasBoards({ tabs, donators, voters }: Settings['boards']): boolean {
  return tabs.length > 0 || donators || voters
}
