import * as z from 'zod'
import { bothLines, Colour, checkUniqueIds, Day, Id } from './fields.schema.ts'

export const MODES_MAX = 8

const Mode = z.object({
  id: Id,
  name: bothLines(32),
  text: bothLines(240),
  since: Day.nullable(),
  season: z.int().min(1).max(999).nullable(),
  accent: Colour,
  /** Whose players are counted; null shows no count. */
  server: Id.nullable(),
})
export type Mode = z.infer<typeof Mode>

export const Modes = z.array(Mode).max(MODES_MAX).superRefine(checkUniqueIds)
export type Modes = z.infer<typeof Modes>
