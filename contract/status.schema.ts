// Whether a game server is up, and how many players are on it.
import * as z from 'zod'
import { publicCall } from './call.ts'
import { Count } from './fields.schema.ts'
import { SERVER_ALIASES, SERVER_IDS } from './status.ts'

const ALIASES = Object.keys(SERVER_ALIASES) as (keyof typeof SERVER_ALIASES)[]

const ServerParam = z
  .enum([...SERVER_IDS, ...ALIASES], 'not_found')
  .transform((id) => (id in SERVER_ALIASES ? SERVER_ALIASES[id as keyof typeof SERVER_ALIASES] : id))
  .pipe(z.enum(SERVER_IDS))

const ServerStatus = z
  .object({
    online: z.boolean(),
    players: z.object({ online: Count, max: Count }),
    /** Free text that the game server chose: show it as text only. */
    version: z.string(),
  })
  .meta({ id: 'ServerStatus' })
export type ServerStatus = z.infer<typeof ServerStatus>

export const statusCalls = {
  getStatus: publicCall('GET /api/server-status/:id', {
    summary:
      'Tells whether a server is up, how many play, and its version; tycoon is another word for skyblock.',
    input: z.object({ params: z.object({ id: ServerParam }) }),
    reply: ServerStatus,
    errors: ['not_found'],
  }),
}
