export const GLOBAL_SEARCH_MIN_LENGTH = 2
export const GLOBAL_SEARCH_MAX_LENGTH = 100
/** The most results of each group: players, orders and products. */
export const GLOBAL_SEARCH_RESULTS = 5
