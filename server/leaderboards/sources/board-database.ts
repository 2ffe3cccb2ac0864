// What the reader needs of a database, whichever kind it is.

export type BoardRow = { name: unknown; value: unknown }

/** `missing` says what the database does not have: a definite answer, not a failure. */
export type BoardAnswer = { rows: BoardRow[] } | { missing: string }

export type BoardDatabase = {
  /** Rejects when there is no answer in time. */
  ask(query: string): Promise<BoardAnswer>
  close(): void
}

/** The signal ends whatever is under way, then and later. */
export type OpenDatabase = (signal: AbortSignal) => Promise<BoardDatabase>

export type Limits = { connectMs: number; queryMs: number }

export const LIMITS: Limits = { connectMs: 3_000, queryMs: 4_000 }
