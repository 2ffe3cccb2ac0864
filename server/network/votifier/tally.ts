import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Refusal } from './protocol.ts'

/** Why a connection brought no vote: `busy` and `slow` say nothing about the sender. */
export type RefusedAs = Refusal | 'not_a_vote' | 'no_token' | 'busy' | 'slow' | 'not_stored'

/** Counts the messages of the receiver since the process started. */
export function createTally(clock: Clock) {
  const refused = new Map<RefusedAs, number>()
  let received = 0
  let lastRefusal: { why: RefusedAs; at: string } | null = null
  return {
    received(): void {
      received += 1
    },
    refuse(why: RefusedAs): void {
      refused.set(why, (refused.get(why) ?? 0) + 1)
      if (why !== 'busy' && why !== 'slow') lastRefusal = { why, at: clock.now().toISOString() }
    },
    state: () => ({
      received,
      refused: Object.fromEntries(refused) as Partial<Record<RefusedAs, number>>,
      lastRefusal,
    }),
  }
}
