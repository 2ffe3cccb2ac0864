// Whether the process lives, and which of its parts talk to the real thing.
import { endpoint } from './endpoint.ts'

/** Seeing the game server (status) and commanding it (delivery) fail apart, so they are two parts. */
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

/** Sandbox: the same client, talking to a simulator. */
export const PART_MODES = ['real', 'sandbox'] as const
export type PartMode = (typeof PART_MODES)[number]

export type Health = { status: 'ok'; parts: Record<Part, PartMode> }

/** Can take requests: it is not stopping, and its database answers. */
export type Readiness = { status: 'ready' }

export const healthApi = {
  getHealth: endpoint<Health>('GET', '/api/health'),
  getReadiness: endpoint<Readiness>('GET', '/api/health/ready'),
}
