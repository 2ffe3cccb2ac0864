export const EDITIONS = ['java', 'bedrock'] as const
export type Edition = (typeof EDITIONS)[number]

/** `no_source`: no source lists the players that the network has seen. */
export const NAME_CHECK_STATES = ['seen', 'near', 'unknown', 'no_source'] as const

/** Coarse on purpose: nobody learns when a player is at home. */
export const LAST_SEEN = ['today', 'week', 'month', 'long'] as const
export type LastSeen = (typeof LAST_SEEN)[number]

export const NEAR_NAMES_MAX = 3

/** A search in the bar shows so many. */
export const HITS_MAX = 6
export const SEARCH_MAX_LENGTH = 32
