/** Orders that were paid with play money, in lists: left out, among the others, or alone. */
export const TEST_FILTERS = ['hidden', 'shown', 'only'] as const
export type TestFilter = (typeof TEST_FILTERS)[number]
