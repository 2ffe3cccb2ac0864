// The external connections of the process, and whether each is real or sandbox.

/** Reading the game server's status and sending commands fail apart, so they are two parts. */
export const PARTS = [
  'payments',
  'status',
  'delivery',
  'leaderboards',
  'voters',
  'bot_check',
  'files',
  'database',
] as const
export type Part = (typeof PARTS)[number]

/** Sandbox: the same client, connected to a simulator. */
export const PART_MODES = ['real', 'sandbox'] as const
export type PartMode = (typeof PART_MODES)[number]
