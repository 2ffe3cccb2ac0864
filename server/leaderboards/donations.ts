// Port: donation totals of the store's paid orders.

/** `name` as the game shows it, `amount` in whole rupiah. */
export type Donation = { name: string; amount: number }

export type DonationSource = {
  /** Largest first; only orders paid since `from`, or all with null. */
  topDonators(query: { from: Date | null; limit: number }): Promise<Donation[]>
}
