/** Address of a player's head on this site; `{name}` is the player, encoded as a URI component. */
export const HEAD_PATH = '/heads/64-{name}.webp'
