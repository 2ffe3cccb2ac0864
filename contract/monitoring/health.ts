// The external connections of the process, and whether each is real, sandbox or off.

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

/** Sandbox: the same client, connected to a simulator. Off: nothing is connected, and visitors see nothing of it. */
export const PART_MODES = ['real', 'sandbox', 'off'] as const
export type PartMode = (typeof PART_MODES)[number]
