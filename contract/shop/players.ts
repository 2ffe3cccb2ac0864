export const PLAYER_SORTS = ['last', 'spent'] as const
export type PlayerSort = (typeof PLAYER_SORTS)[number]

export const PLAYER_FILTERS = ['all', 'blocked'] as const
