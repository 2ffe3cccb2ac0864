// Names that the settings of the leaderboards and the page share.

/** The tab with donators and voters. */
export const GLOBAL_TAB = 'global'
export const DONATORS_BOARD = 'donators'
export const VOTERS_BOARD = 'voters'

/** Any text of a placeholder, for example `statistic_mine_block:DIAMOND_ORE`, that can be quoted in every database. */
export const BOARD_NAME = /^[^`'"\\\p{Cc}\p{Cs}]{1,64}$/u

/** The unit of a board's value; the page formats it. */
export const BOARD_FORMATS = ['number', 'decimal', 'money', 'duration'] as const
export type BoardFormat = (typeof BOARD_FORMATS)[number]

/** Icons to choose from, all in the sprite of the build. */
export const BOARD_ICONS = [
  'anvil',
  'axe',
  'bow-arrow',
  'briefcase',
  'bug',
  'clock',
  'coins',
  'compass',
  'crown',
  'dices',
  'fish',
  'flame',
  'footprints',
  'gem',
  'ghost',
  'hammer',
  'heart',
  'map',
  'medal',
  'message-square-text',
  'mountain',
  'orbit',
  'pickaxe',
  'rocket',
  'shield',
  'skull',
  'sparkles',
  'sprout',
  'star',
  'swords',
  'target',
  'tree-pine',
  'trophy',
  'users',
  'wheat',
  'zap',
] as const
export type BoardIcon = (typeof BOARD_ICONS)[number]
