// Verified votes as the source of the board of voters.
import { shownUsername } from '#contract/network/username.ts'
import type { Core } from '#server/platform/database/core.ts'
import { jakartaMonth, monthStart } from '#server/platform/kernel/jakarta.ts'
import { listTop } from './votes.repository.ts'

/** More than are shown, because spellings of one player are merged. */
const LIMIT = 100

export function createVoteBoard({ db, clock, isTest }: Pick<Core, 'db' | 'clock'> & { isTest: boolean }) {
  return {
    async list(month: 'current' | 'previous'): Promise<{ name: string; votes: number }[]> {
      const start = monthStart(clock.now())
      const day = month === 'current' ? start : new Date(start.getTime() - 1)
      const rows = await listTop(db, { month: jakartaMonth(day), isTest: isTest ? 1 : 0, limit: LIMIT })
      return rows.map(({ username, votes }) => ({ name: shownUsername(username), votes }))
    },
  }
}
