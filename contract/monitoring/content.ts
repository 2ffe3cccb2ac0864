/** Kinds of entries that a fresh site starts with, in the order of the Go live screen. */
export const CONTENT_KINDS = [
  'products',
  'tiers',
  'votes',
  'maps',
  'boards',
  'modes',
  'links',
  'registered_players',
  'texts',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]
