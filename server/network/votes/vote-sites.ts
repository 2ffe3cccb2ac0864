import { voteDayStart } from '#contract/network/vote-reset.ts'
import type { VoteReset, VoteSiteEntry, Votes } from '#contract/settings/votes.schema.ts'

const HOUR_MS = 60 * 60 * 1_000
/** Sites measure the wait from the click, and their message may be late: this part of the wait may be missing. */
const EARLY_SHARE = 0.1

/** Sites write their own name in more than one way. */
export function serviceKey(service: string): string {
  return service.trim().toLowerCase()
}

export function findVoteSite({ sites }: Votes, service: string): VoteSiteEntry | undefined {
  const key = serviceKey(service)
  return sites.find((site) => site.service !== null && serviceKey(site.service) === key)
}

/** A vote counts when the last one on the site was at this moment or before. */
export function lastBefore(reset: VoteReset, at: Date): Date {
  const moment = at.getTime()
  if (reset.kind === 'daily') return new Date(voteDayStart(reset, moment) - 1)
  return new Date(moment - reset.hours * HOUR_MS * (1 - EARLY_SHARE))
}
