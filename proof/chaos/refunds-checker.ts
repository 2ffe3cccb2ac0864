// Compares refunds and corrected names with the database and the game's log.

export const giveTo = (name: string) => `points give ${name} 20`
export const takeFrom = (name: string) => `points take ${name} 20`

/** The changes that were made to an order. */
export type Handled = {
  reference: string
  /** Every name that it was given, the first is that of the order. */
  names: readonly string[]
  /** Answers to refunds of the console: `ok`, an error code, or `no answer`. */
  refunds: readonly string[]
}

export type OrderLeft = {
  reference: string
  status: string
  username: string
  actions: readonly { purpose: string; needs_person: number }[]
}

/** References, each with what is wrong. */
const newVerdict = () => ({
  refunded: 0,
  /** Delivered more than once, under whichever name. */
  givenTwice: [] as string[],
  takenTwice: [] as string[],
  /** Taken without a refund, without a delivery, or from another name. */
  takenWrongly: [] as string[],
  /** Paid, and neither delivered to its name nor shown to a person. */
  lost: [] as string[],
  /** Refunded, and what was delivered neither taken back nor shown to a person. */
  untaken: [] as string[],
  /** Answered as refunded and not so afterwards, or answered so more than once. */
  misreported: [] as string[],
})

export type RefundsVerdict = ReturnType<typeof newVerdict>

type Found = {
  handled: readonly Handled[]
  orders: readonly OrderLeft[]
  executed: readonly { command: string }[]
}

export function checkRefunds({ handled, orders, executed }: Found): RefundsVerdict {
  const verdict = newVerdict()
  const orderOf = new Map(orders.map((order) => [order.reference, order]))
  const timesOf = Map.groupBy(executed, ({ command }) => command)
  for (const { reference, names, refunds } of handled) {
    const order = orderOf.get(reference)
    const isRefunded = order?.status === 'REFUND'
    const ran = (command: (name: string) => string) =>
      names.flatMap((name) => (timesOf.get(command(name)) ?? []).map(() => name))
    const [given, taken] = [ran(giveTo), ran(takeFrom)]
    const waits = (purpose: string) =>
      order?.actions.some((action) => action.purpose === purpose && action.needs_person === 1) ?? false
    const confirmed = refunds.filter((answer) => answer === 'ok').length

    if (isRefunded) verdict.refunded += 1
    if (given.length > 1) verdict.givenTwice.push(reference)
    if (taken.length > 1) verdict.takenTwice.push(reference)
    if (taken.length > 0 && (!isRefunded || taken[0] !== given[0])) verdict.takenWrongly.push(reference)
    if (!isRefunded && given[0] !== order?.username && !waits('delivery')) verdict.lost.push(reference)
    if (isRefunded && given.length > 0 && taken.length === 0 && !waits('refund'))
      verdict.untaken.push(reference)
    if (confirmed > 1 || (confirmed === 1 && !isRefunded)) verdict.misreported.push(reference)
  }
  return verdict
}
