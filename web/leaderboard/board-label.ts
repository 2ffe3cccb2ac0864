import { VOTERS_BOARD } from '#contract/boards.ts'
import type { ShownBoard } from '#contract/leaderboards.ts'
import type { Translate } from '../i18n/text.ts'

/** Boards of the global tab are named by the site, all others by the owner. */
export function boardLabel({ id, label }: Pick<ShownBoard, 'id' | 'label'>, t: Translate): string {
  return label ?? t(id === VOTERS_BOARD ? 'leaderboard.voters' : 'leaderboard.donators')
}
