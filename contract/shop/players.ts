export const NOTE_MAX_LENGTH = 1_000

export const PLAYER_SORTS = ['last', 'spent'] as const
export type PlayerSort = (typeof PLAYER_SORTS)[number]

export const PLAYER_FILTERS = ['all', 'blocked'] as const
