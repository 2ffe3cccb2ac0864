// The home page on a DOM with the services that a test names.
import { onTestFinished, vi } from 'vitest'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import type { OpenIncident } from '#contract/network/status-history.ts'
import type { GoalView } from '#contract/shop/storefront.ts'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import { type FakeApi, renderPage } from './render-page.tsx'

export const UP: ServerStatus = { online: true, players: { online: 1_204, max: 5_000 }, version: '1.21.8' }
export const NO_IMAGES: GamemodeImages = { survival: [], skyblock: [], creative: [] }
export const STATUS = 'GET /api/server-status/:id'

type Shown = {
  incidents?: OpenIncident[]
  status?: ServerStatus | 'off' | null
  voters?: readonly string[]
  newest?: PostSummary
  goal?: GoalView
  /** When the votes were cast. */
  at?: string
  /** The first names of the board of voters. */
  leaders?: readonly string[]
}

export function openHome(
  address: string,
  api: FakeApi = {},
  {
    status = UP,
    voters = [],
    newest,
    incidents = [],
    goal,
    at = '2026-11-17T10:58:00.000Z',
    leaders = [],
  }: Shown = {},
) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  return renderPage(address, {
    api: { [STATUS]: UP, 'GET /api/gamemodes/images': NO_IMAGES, ...api },
    services: {
      status: {
        isOff: () => status === 'off',
        network: () => (status === 'off' ? null : status),
        findOwn: () => null,
      },
      gallery: { listActive: async () => NO_IMAGES },
      posts: { newest: async () => newest ?? null },
      leaderboards: {
        voters: () => ({
          data: {
            current: leaders.map((name, index) => ({ name, value: String(30 - 2 * index) })),
            previous: [],
          },
        }),
        tab: () => null,
      },
      votes: {
        recent: async () => voters.map((name) => ({ name, site: 'TopG', at })),
      },
      statusHistory: { openIncidents: async () => incidents },
      clock: { now: () => new Date('2026-11-17T11:00:00Z') },
      storefront: { view: async () => ({ closed: null, goal: goal ?? null, supporters: [] }) },
    },
  })
}
