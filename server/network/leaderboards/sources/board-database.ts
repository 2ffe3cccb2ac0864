// Port for MySQL and SQLite.

/** `id` only where the query selects it. */
export type BoardRow = { id?: unknown; name: unknown; value: unknown }

/** `missing`: no such table or column. */
export type BoardResult = { rows: BoardRow[] } | { missing: string }

export type BoardDatabase = {
  query(query: string): Promise<BoardResult>
  /** Tables with the plugin's columns, by name. Rejects on a timeout. */
  listTables(): Promise<string[]>
  close(): void
}

/** The signal aborts opening and all queries. */
export type OpenDatabase = (signal: AbortSignal) => Promise<BoardDatabase>

export type Limits = { connectMs: number; queryMs: number }

export const LIMITS: Limits = { connectMs: 3_000, queryMs: 4_000 }
