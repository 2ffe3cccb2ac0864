// History of the game servers, verified votes, and players. Keys are those of `playerKey`.
export type NetworkTables = {
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
  /** Votes that counted. `is_test` is 1 for those of the simulated sites of a demo, here and in the next tables. */
  vote: {
    id: string
    /** Name that the site sends, in lower case. */
    service: string
    username: string
    player_key: string
    protocol: number
    is_test: number
    at: string
  }
  /** The last vote of a player on a site that counted: the next one counts in the next window of the site. */
  vote_window: { player_key: string; service: string; is_test: number; at: string }
  vote_player: {
    player_key: string
    is_test: number
    /** As last sent. */
    username: string
    total: number
    /** Days in a row up to `last_day`, and the longest of all time. */
    streak: number
    longest: number
    /** Days in Jakarta: of the last vote, and of the last reward for all sites and for the streak. */
    last_day: string
    all_day: string | null
    streak_day: string | null
    last_at: string
  }
  /** Votes of a month in Jakarta, such as `2026-11`. */
  vote_month: { month: string; player_key: string; is_test: number; username: string; votes: number }
  /** Names of sites that were sent and that no vote site of the settings has. */
  vote_service: { service: string; name: string; times: number; first_at: string; last_at: string }
  /** Players who may not place orders. */
  player_block: { player_key: string; username: string; reason: string; blocked_by: string; at: string }
  player_note: { id: string; player_key: string; text: string; written_by: string; at: string }
  /** Orders that were given by hand; `key` makes a repeated request the same one. */
  given_order: { key: string; order_id: string; player_key: string; reason: string; at: string }
  /**
   * Names that the network has seen. `key` is the key of the name in the game, `seen_on` the last day in the game or null when
   * the source has no days, `found_on` the day on which a source last had the name, exact to a month.
   */
  known_player: {
    key: string
    name: string
    edition: string
    seen_on: string | null
    source: string
    found_on: string
  }
  /** How far each source of names was read: `next_at` is when a process may continue, `completed_at` the last whole read. */
  known_player_source: { id: string; position: string; next_at: string; completed_at: string | null }
}
