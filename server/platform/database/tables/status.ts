// History of the game servers, and what the team wrote about it.
export type StatusTables = {
  /** Minutes of one series, folded into a point of 5 minutes, an hour or a day in Jakarta. */
  status_point: {
    /** The id of a server, `network`, or `@store`. */
    series: string
    /** 1: what a simulator answered. Never shown together with real points. */
    is_demo: number
    /** Length in minutes. */
    span: number
    /** Start, in minutes since 1970. */
    at: number
    /** Minutes by what was known in them. */
    up: number
    down: number
    unknown: number
    /** Sum over the minutes that it was up. */
    players: number
    /** Most players, and the minute in which they were online first. */
    peak: number
    peak_at: number
  }
  status_incident: {
    id: string
    level: string
    /** JSON list of server ids; empty: everything. */
    servers: string
    title_en: string
    title_id: string
    text_en: string
    text_id: string
    starts_at: string
    /** Null while it lasts. */
    ends_at: string | null
    next_update_at: string | null
    version: number
    updated_at: string
    updated_by: string
  }
}
