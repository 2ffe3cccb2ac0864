// Tabs of the leaderboard page and their boards.
import * as z from 'zod'
import { bothLines, Colour, checkUniqueIds, Id } from './fields.schema.ts'

export const BOARD_FORMATS = ['number', 'decimal', 'money', 'duration'] as const
export type BoardFormat = (typeof BOARD_FORMATS)[number]
export const BOARD_TABS_MAX = 8
export const BOARDS_MAX = 24
/** The tab with donators and voters. */
export const GLOBAL_TAB = 'global'
const RESERVED_TABS = [GLOBAL_TAB, 'voters', 'donators']

const BoardEntry = z.object({
  /** In the address of the page. */
  id: z
    .string()
    .regex(/^[A-Za-z]\w{0,31}$/, 'not_an_id')
    .refine((id) => id !== 'tab', 'id_reserved'),
  /** The name of the board in ajLeaderboards. */
  board: z.string().regex(/^\w{1,64}$/, 'not_a_board'),
  label: bothLines(40),
  format: z.enum(BOARD_FORMATS),
  /** Before an amount of money, for example `$`. */
  symbol: z.string().max(4),
  /** A name of the icon set; null shows none. */
  icon: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'not_an_icon')
    .nullable(),
})
export type BoardEntry = z.infer<typeof BoardEntry>

const BoardTab = z.object({
  id: Id.refine((id) => !RESERVED_TABS.includes(id), 'id_reserved'),
  label: bothLines(32),
  server: Id,
  accent: Colour,
  boards: z.array(BoardEntry).max(BOARDS_MAX).superRefine(checkUniqueIds),
})
export type BoardTab = z.infer<typeof BoardTab>

export const Boards = z.object({
  donators: z.boolean(),
  voters: z.boolean(),
  tabs: z.array(BoardTab).max(BOARD_TABS_MAX).superRefine(checkUniqueIds),
})
export type Boards = z.infer<typeof Boards>
