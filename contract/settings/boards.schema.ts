import * as z from 'zod'
import {
  BOARD_FORMATS,
  BOARD_ICONS,
  BOARD_NAME,
  DONATORS_BOARD,
  GLOBAL_TAB,
  VOTERS_BOARD,
} from '#contract/settings/boards.ts'
import { bothLines, Colour, checkUniqueIds, Id, optionalLine } from './fields.schema.ts'

export const BOARD_TABS_MAX = 8
export const BOARDS_MAX = 24
/** Parameters of the page's address. */
const RESERVED_BOARDS: readonly string[] = ['tab', DONATORS_BOARD, VOTERS_BOARD]
const RESERVED_TABS: readonly string[] = [GLOBAL_TAB, VOTERS_BOARD, DONATORS_BOARD]

const BoardEntry = z.object({
  /** In the address of the page. */
  id: z
    .string()
    .regex(/^[A-Za-z]\w{0,31}$/, 'not_an_id')
    .refine((id) => !RESERVED_BOARDS.includes(id), 'id_reserved'),
  /** The name of the board in ajLeaderboards. */
  board: z.string().regex(BOARD_NAME, 'not_a_board'),
  label: bothLines(40),
  format: z.enum(BOARD_FORMATS),
  /** Before an amount of money, for example `$`. */
  symbol: optionalLine(4),
  /** Null shows none. */
  icon: z.enum(BOARD_ICONS, 'not_an_icon').nullable(),
  /** The lowest value is first, as in `reverse-sort` of the plugin. */
  reverse: z.boolean().default(false),
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
