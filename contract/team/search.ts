// Limits of the global search of the admin area.
export const GLOBAL_SEARCH_MIN_LENGTH = 2
export const GLOBAL_SEARCH_MAX_LENGTH = 100
/** Of players, orders and products each. */
export const GLOBAL_SEARCH_RESULTS = 5
