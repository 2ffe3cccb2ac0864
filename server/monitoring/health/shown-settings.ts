// The settings as visitors see them: without pages, tabs, boards and numbers that have no source.
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import type { Parts } from './parts.ts'

type Deps = {
  settings: {
    current(): Settings
    stored(section: 'identity' | 'play' | 'votes'): { version: number }
  }
  servers: { current(): GameServers }
  parts(): Parts
  /** The site is a demo: what nobody has saved is shown as well. */
  simulates: boolean
  /** From the environment: the address of the owner, in place of the demo's. */
  gameAddress: string | null
}

/** The same object until the settings or the game servers change. */
export function createShownSettings(deps: Deps): () => Settings {
  const { settings, servers, parts, simulates, gameAddress } = deps
  let from: readonly object[] = []
  let shown: Settings | null = null
  return () => {
    const sources = [settings.current(), servers.current()] as const
    if (shown && sources.every((source, index) => source === from[index])) return shown
    const [saved, { list }] = sources
    from = sources
    const isSaved = (section: 'identity' | 'play' | 'votes') => settings.stored(section).version > 0
    const named = simulates || isSaved('identity') ? saved : withoutDemoNumber(saved)
    const isOwnPlay = isSaved('play') || (simulates && gameAddress === null)
    const played = isOwnPlay ? named : withoutDemoPlay(named)
    const voted = simulates || isSaved('votes') ? played : withoutDemoRewards(played)
    shown = Object.freeze(hideOff(voted, parts(), list))
    return shown
  }
}

/** The number of registered players in the defaults is the demo's. */
function withoutDemoNumber(settings: Settings): Settings {
  return { ...settings, identity: { ...settings.identity, registered_players: null } }
}

/** The Bedrock address and the versions in the defaults are the demo's. */
function withoutDemoPlay(settings: Settings): Settings {
  return { ...settings, play: { ...settings.play, bedrock: null, versions: '' } }
}

/** The rewards in the defaults are the demo's: their commands would run in the owner's game. */
function withoutDemoRewards(settings: Settings): Settings {
  const { sites, rewards, ...votes } = settings.votes
  const none = { text: null, commands: [] }
  return {
    ...settings,
    votes: {
      ...votes,
      sites: sites.map((site) => ({ ...site, reward: [] })),
      rewards: { each: null, all: none, streak: { ...rewards.streak, ...none } },
    },
  }
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
