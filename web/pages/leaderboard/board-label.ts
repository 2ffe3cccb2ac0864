import type { ShownBoard } from '#contract/network/leaderboards.ts'
import { VOTERS_BOARD } from '#contract/settings/boards.ts'
import type { Translate } from '#web/kit/i18n/text.ts'

/** Boards of the global tab are named by the site, all others by the owner. */
export function boardLabel({ id, label }: Pick<ShownBoard, 'id' | 'label'>, t: Translate): string {
  return label ?? t(id === VOTERS_BOARD ? 'leaderboard.voters' : 'leaderboard.donators')
}
