// Decisions and notes of the team about players. Keys are encoded names in lower case.
export type PlayersTables = {
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
