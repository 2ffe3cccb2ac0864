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
  /** Messages that arrived more than once, with the same id. */
  repeated: number
}

export function checkNotices(paid: readonly string[], arrived: readonly Arrived[]): NoticesVerdict {
  const idsOf = new Map<string, string[]>()
  for (const { reference, id } of arrived) idsOf.set(reference, [...(idsOf.get(reference) ?? []), id])
  const known = new Set(paid)
  return {
    lost: paid.filter((reference) => !idsOf.has(reference)),
    severalIds: [...idsOf].filter(([, ids]) => new Set(ids).size > 1).map(([reference]) => reference),
    invented: [...idsOf.keys()].filter((reference) => !known.has(reference)),
    repeated: arrived.length - new Set(arrived.map(({ reference, id }) => `${reference} ${id}`)).size,
  }
}
