// Entries of the demo network that the site still has, and their removal.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Count, named } from '#contract/platform/fields.schema.ts'
import { CONTENT_KINDS } from './content.ts'

const Content = named('Content', {
  /** Visitors see entries of the demo; on a live site only those without an address, a number or a price. */
  is_demo: z.boolean(),
  kinds: z.array(
    z.object({
      kind: z.enum(CONTENT_KINDS),
      /** Names of the entries that are the demo's. */
      built_in: z.array(z.object({ en: z.string(), id: z.string() })),
      own: Count,
    }),
  ),
})
export type Content = z.infer<typeof Content>

export const contentCalls = {
  getContent: adminCall('GET /api/admin/content', 'operation', {
    summary: 'Lists what of the demo network the site still has, by kind.',
    reply: Content,
  }),
  removeContent: adminCall('POST /api/admin/content/remove', 'operation', {
    summary:
      'Removes the entries of the demo of these kinds. History restores the settings; products are hidden and can be shown again.',
    input: z.object({
      body: z.object({ kinds: z.array(z.enum(CONTENT_KINDS)).min(1).max(CONTENT_KINDS.length) }),
    }),
    reply: Content,
    errors: ['changed_meanwhile', 'conflict'],
  }),
}
