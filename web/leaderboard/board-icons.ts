import type { BoardId } from '#contract/leaderboards.ts'
import type { IconName } from '../ui/icon-names.ts'

export const BOARD_ICONS: Record<BoardId, IconName> = {
  donators: 'hand-heart',
  voters: 'thumbs-up',
  credits: 'gem',
  ethea: 'flame',
  balance: 'coins',
  playtime: 'clock',
  playerKills: 'swords',
  skillPower: 'sparkles',
  meteorTreasure: 'orbit',
  chatGameWins: 'message-square-text',
  hiddenTarget: 'target',
}
