// The bar at the top of every public page; null shows none.
import * as z from 'zod'
import { bothLines, Instant, WebUrl } from './fields.schema.ts'

export const ANNOUNCEMENT_TONES = ['info', 'event', 'warning'] as const

const InSite = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[\w./?=&%#-]*$/, 'not_a_link')

export const Announcement = z
  .object({
    text: bothLines(160),
    /** A web address, or a path of this site without the language. */
    link: z.union([InSite, WebUrl], 'not_a_link').nullable(),
    from: Instant.nullable(),
    until: Instant.nullable(),
    tone: z.enum(ANNOUNCEMENT_TONES),
  })
  .superRefine(({ from, until }, context) => {
    if (from !== null && until !== null && Date.parse(from) >= Date.parse(until))
      context.addIssue({ code: 'custom', path: ['until'], message: 'ends_before_start' })
  })
  .nullable()
export type Announcement = z.infer<typeof Announcement>
