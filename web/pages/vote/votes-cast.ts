// Which vote sites were opened in this browser. The rule of each site says how long that counts: vote-reset.ts.
const STORAGE_KEY = 'votesCast'
/** The longest wait that a site can have. */
const FORGET_AFTER_MS = 7 * 24 * 60 * 60 * 1_000

/** When each site was last opened, by its URL. */
export type VotesCast = Readonly<Record<string, number>>

export function readVotes(stored: string | null, now: number): VotesCast {
  try {
    const votes: unknown = JSON.parse(stored ?? '{}')
    if (typeof votes !== 'object' || votes === null) return {}
    return Object.fromEntries(
      Object.entries(votes).filter(
        ([, at]) => typeof at === 'number' && at <= now && now - at < FORGET_AFTER_MS,
      ),
    )
  } catch {
    return {}
  }
}

export function loadVotes(): VotesCast {
  try {
    return readVotes(window.localStorage.getItem(STORAGE_KEY), Date.now())
  } catch {
    return {}
  }
}

export function castVote(votes: VotesCast, url: string): VotesCast {
  const next = { ...votes, [url]: Date.now() }
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // Without storage the mark lasts until the page is reloaded.
  }
  return next
}
