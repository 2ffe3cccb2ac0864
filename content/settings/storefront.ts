import type { Storefront } from '#contract/settings/storefront.schema.ts'

/** Goal and names of buyers are the owner's choice. */
export const storefront: Storefront = { closed: null, goal: null, supporters: false }
