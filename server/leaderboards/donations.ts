// The port: who gave how much, from the store's paid orders.

/** `name` as the game shows it, `amount` in whole rupiah. */
export type Donation = { name: string; amount: number }

export type DonationSource = {
  /** The biggest first; `from` counts only what was paid since then, null counts all. */
  topDonators(query: { from: Date | null; limit: number }): Promise<Donation[]>
}
