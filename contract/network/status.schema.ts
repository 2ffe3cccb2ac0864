// Whether a game server is up, and how many players are on it.
import * as z from 'zod'
import { publicCall } from '#contract/call.ts'
import { Count, named } from '#contract/platform/fields.schema.ts'

/** `network`, a server, a mode, or another word for one of them. */
const ServerParam = z.string().regex(/^[a-z][a-z0-9_-]{0,31}$/, 'not_found')

const ServerStatus = named('ServerStatus', {
  online: z.boolean(),
  players: z.object({
    online: Count,
    /** 0 where the server names no plausible limit. */
    max: Count,
    /** The server hides how many play; `online` is 0 then. */
    hidden: z.literal(true).optional(),
  }),
  /** Free text that the game server chose: show it as text only. */
  version: z.string(),
  /** Before the first ping has an answer: the values above are not known yet. */
  pending: z.literal(true).optional(),
})
export type ServerStatus = z.infer<typeof ServerStatus>

export const statusCalls = {
  getStatus: publicCall('GET /api/server-status/:id', {
    summary:
      'Tells whether a server or a mode is up, how many play, and its version; network is all of them together.',
    input: z.object({ params: z.object({ id: ServerParam }) }),
    reply: ServerStatus,
    errors: ['not_found', 'part_off'],
  }),
}
