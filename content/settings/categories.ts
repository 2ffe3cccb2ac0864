import type { Categories } from '#contract/settings/categories.schema.ts'

/** The demo sells points only. */
export const categories: Categories = { list: [] }
