import type { Period, ShownBoard } from '#contract/network/leaderboards.ts'
import { DONATORS_BOARD } from '#contract/settings/boards.ts'
import { notFound, WithStatus } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'

export type PlayerRank = {
  tab: { id: string; label: string | null; accent: string | null }
  board: Pick<ShownBoard, 'id' | 'label' | 'format' | 'symbol' | 'icon'>
  period: Period
  rank: number
  /** Null where the page does not repeat it: what a player has paid. */
  value: string | null
}

const LONGEST_NAME = 32

export async function loader({ services, params, language }: LoaderArgs<'player'>) {
  const { profiles, network } = services
  const { name } = params
  if (name.length > LONGEST_NAME) throw notFound()
  const found = await profiles.find(name)
  if (!found) {
    const near = profiles.near(name).map(({ name, edition }) => ({ name, edition }))
    return new WithStatus(404, { player: null, unknown: { name, near } })
  }
  const tabs = network.leaderboardTabs(language)
  const ranks = found.standings.flatMap((standing): PlayerRank[] => {
    const tab = tabs.find(({ id }) => id === standing.tab)
    const board = tab?.boards.find(({ id }) => id === standing.board)
    if (!tab || !board) return []
    const { id, label, format, symbol, icon } = board
    const value = id === DONATORS_BOARD ? null : standing.value
    return [
      {
        tab: { id: tab.id, label: tab.label, accent: tab.accent },
        board: { id, label, format, symbol, icon },
        period: standing.period,
        rank: standing.rank,
        value,
      },
    ]
  })
  const { key, name: spelled, edition, lastSeen } = found
  const sums = await services.votes.summaryOf(key)
  /** Verified ones; null without any, or while none are received. */
  const votes = sums && { total: sums.total, month: sums.month, streak: sums.streak }
  return new WithStatus(200, {
    player: { name: spelled, edition, lastSeen, ranks, votes },
    unknown: null,
  })
}
