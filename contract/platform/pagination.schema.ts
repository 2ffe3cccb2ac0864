// The page number of a list query, and the page count in its reply.
import * as z from 'zod'
import { named } from '#contract/platform/fields.schema.ts'
import { FIRST_PAGE, LAST_PAGE } from './pagination.ts'

// Number() would also take '', ' 7 ', '1e3' and ['7'].
const DIGITS = /^\d{1,9}$/

/** For the query of a list; the first page when it is left out. */
export const Page = z.preprocess(
  (sent) => (typeof sent === 'string' && DIGITS.test(sent) ? Number(sent) : (sent ?? FIRST_PAGE)),
  z.int().min(FIRST_PAGE).max(LAST_PAGE).default(FIRST_PAGE),
)

/** `next` or `previous` of another page; opaque, and ignored when it cannot be read. */
export const Cursor = z.string().max(100).optional()

export type PageQuery = { page: number; cursor?: string }

export const Pagination = named('Pagination', {
  totalPages: z.int().min(FIRST_PAGE),
  hasMore: z.boolean(),
  /** Cursors of the pages beside this one; null where there is none. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
})
export type Pagination = z.infer<typeof Pagination>
