// One step of a deletion that goes through a table from its oldest row on, so that no step reads many rows.
export type RetentionBatch = {
  /** Only rows from before this moment. */
  before: Date
  /** The number of the row up to which the table was read already. */
  after: number
  limit: number
}

export type RetentionStep = {
  deleted: number
  /** Where the next batch starts; null after the last old row. */
  next: number | null
}

/** The number after which the next batch begins; rows are in the order of their numbers. */
export function nextAfter(old: readonly { number: number }[], limit: number): number | null {
  return old.length < limit ? null : (old.at(-1)?.number ?? null)
}
