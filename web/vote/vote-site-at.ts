import type { VoteSite } from '#contract/site.ts'

/** The site at an index counted from 1; null for anything else. */
export function voteSiteAt(sites: readonly VoteSite[], index: string | undefined): VoteSite | null {
  if (!index || !/^[1-9]\d{0,2}$/.test(index)) return null
  return sites[Number(index) - 1] ?? null
}
