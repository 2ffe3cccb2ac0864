// Donation totals: written when orders are paid, read by the leaderboards.
import { shownUsername } from '#contract/network/username.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { jakartaMonth } from '#server/platform/kernel/jakarta.ts'
import { changeDonations, listDonations } from './donation.repository.ts'

export type Donations = ReturnType<typeof createDonations>

type Paid = { username: string; amount: number; paidAt: Date; isTest: boolean }

type Deps = {
  db: Database
  /** Test orders are the normal data, because payments are play money. */
  countsTests?: boolean
}

export function createDonations({ db, countsTests = false }: Deps) {
  return {
    /** Inside the transaction that marks the order as paid. */
    add: (trx: Db, { paidAt, ...paid }: Paid) =>
      changeDonations(trx, { ...paid, month: jakartaMonth(paidAt), at: paidAt }),

    /** A refund is subtracted from its month and from the all-time total. */
    subtract: (trx: Db, { paidAt, amount, ...paid }: Paid) =>
      changeDonations(trx, { ...paid, amount: -amount, month: jakartaMonth(paidAt), at: paidAt }),

    /** `from` is any moment of the month; null for all-time. */
    async topDonators({ from, limit }: { from: Date | null; limit: number }) {
      const month = from && jakartaMonth(from)
      const rows = await listDonations(db, { month, limit, withTests: countsTests })
      return rows.map(({ username, amount }) => ({ name: shownUsername(username), amount }))
    },
  }
}
