// Which vote sites were opened in this browser. The rule of each site says how long that counts: vote-reset.ts.

import { parseStored, readStored, writeStored } from '#web/kit/api/browser-storage.ts'

const STORAGE_KEY = 'votesCast'
/** The longest wait that a site can have. */
const FORGET_AFTER_MS = 7 * 24 * 60 * 60 * 1_000

export type VotesCast = Readonly<Record<string, number>>

export function readVotes(stored: string | null, now: number): VotesCast {
  const votes = parseStored(stored)
  if (typeof votes !== 'object' || votes === null) return {}
  return Object.fromEntries(
    Object.entries(votes).filter(
      ([, at]) => typeof at === 'number' && at <= now && now - at < FORGET_AFTER_MS,
    ),
  )
}

export function loadVotes(): VotesCast {
  return readVotes(readStored(STORAGE_KEY), Date.now())
}

export function castVote(votes: VotesCast, url: string): VotesCast {
  const next = { ...votes, [url]: Date.now() }
  writeStored(STORAGE_KEY, JSON.stringify(next))
  return next
}
