// The server status as the API gives it.
import * as z from 'zod'
import { describe } from './call.ts'
import { Count } from './fields.schema.ts'
import { SERVER_ALIASES, SERVER_IDS, type ServerStatus, statusApi } from './status.ts'

const ALIASES = Object.keys(SERVER_ALIASES) as (keyof typeof SERVER_ALIASES)[]

const ServerParam = z
  .enum([...SERVER_IDS, ...ALIASES], 'not_found')
  .transform((id) => (id in SERVER_ALIASES ? SERVER_ALIASES[id as keyof typeof SERVER_ALIASES] : id))
  .pipe(z.enum(SERVER_IDS))

export const ServerStatusReply = z
  .object({
    online: z.boolean(),
    players: z.object({ online: Count, max: Count }),
    version: z.string(),
  })
  .meta({ id: 'ServerStatus' }) satisfies z.ZodType<ServerStatus>

export const statusCalls = {
  getStatus: describe(statusApi.getStatus, {
    summary:
      'Tells whether a server is up, how many play, and its version; tycoon is another word for skyblock.',
    input: z.object({ params: z.object({ id: ServerParam }) }),
    reply: ServerStatusReply,
    errors: ['not_found'],
  }),
}
