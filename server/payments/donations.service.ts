// Donation totals: written when orders are paid, read by the leaderboards.
import { shownUsername } from '#contract/username.ts'
import type { Database, Db } from '#server/database/schema.ts'
import { jakartaMonth } from '#server/kernel/jakarta.ts'
import { changeDonations, listDonations } from './donation.repository.ts'

export type Donations = ReturnType<typeof createDonations>

type Paid = { username: string; amount: number; paidAt: Date }

export function createDonations({ db }: { db: Database }) {
  return {
    /** Inside the transaction that marks the order as paid. */
    add: (trx: Db, { username, amount, paidAt }: Paid) =>
      changeDonations(trx, { username, amount, month: jakartaMonth(paidAt), at: paidAt }),

    /** A refund is subtracted from its month and from the all-time total. */
    subtract: (trx: Db, { username, amount, paidAt }: Paid) =>
      changeDonations(trx, { username, amount: -amount, month: jakartaMonth(paidAt), at: paidAt }),

    /** `from` is any moment of the month; null for all-time. */
    async topDonators({ from, limit }: { from: Date | null; limit: number }) {
      const rows = await listDonations(db, from && jakartaMonth(from), limit)
      return rows.map(({ username, amount }) => ({ name: shownUsername(username), amount }))
    },
  }
}
