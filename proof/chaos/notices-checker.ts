// Compares the messages that arrived at the channels with the orders that were paid.

/** One event in one message. */
export type Arrived = { reference: string; id: string }

export type NoticesVerdict = {
  /** Never arrived. */
  lost: string[]
  /** Arrived under more than one message id, so the receiver cannot recognise the repetition. */
  severalIds: string[]
  /** Arrived, although no such order was paid. */
  invented: string[]
}

export function checkNotices(paid: readonly string[], arrived: readonly Arrived[]): NoticesVerdict {
  const idsOf = Map.groupBy(arrived, ({ reference }) => reference)
  const known = new Set(paid)
  return {
    lost: paid.filter((reference) => !idsOf.has(reference)),
    severalIds: [...idsOf]
      .filter(([, own]) => new Set(own.map(({ id }) => id)).size > 1)
      .map(([reference]) => reference),
    invented: [...idsOf.keys()].filter((reference) => !known.has(reference)),
  }
}
