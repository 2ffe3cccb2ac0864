import { type Period, periodsOf, type ShownBoard } from '#contract/network/leaderboards.ts'
import { VOTERS_BOARD } from '#contract/settings/boards.ts'
import type { Translate } from '#web/kit/i18n/text.ts'

/** Boards of the global tab are named by the site, all others by the owner. */
export function boardLabel({ id, label }: Pick<ShownBoard, 'id' | 'label'>, t: Translate): string {
  return label ?? t(id === VOTERS_BOARD ? 'leaderboard.voters' : 'leaderboard.donators')
}

/** The page of one board; the default period is left out. */
export function boardPath(tab: string, board: string, period?: Period): string {
  const query = period && period !== periodsOf(board)[0] ? `?period=${period}` : ''
  return `/leaderboard/${tab}/${board}${query}`
}
