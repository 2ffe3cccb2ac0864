// What the team has decided and written about players. Keys are encoded names in lower case.
export type PlayersTables = {
  /** Players who may not place orders. */
  player_block: { username_key: string; username: string; reason: string; blocked_by: string; at: string }
  player_note: { id: string; username_key: string; text: string; written_by: string; at: string }
  /** Orders that were given by hand; `key` makes a repeated request the same one. */
  given_order: { key: string; purchase_id: string; username_key: string; reason: string; at: string }
}
