// The menus of the site: the bar, More, and the footer.
import * as z from 'zod'
import { bothLines, WebUrl } from './fields.schema.ts'
import { MENU_PAGES } from './menus.ts'

export const MENU_MAX = 24
export const MENU_LABEL_MAX_LENGTH = 32

const MenuEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: z.enum(MENU_PAGES) }),
  /** An own page; left out while it is hidden, not published, or not written in the language. */
  z.object({ kind: z.literal('post'), slug: z.string().max(64) }),
  z.object({ kind: z.literal('link'), label: bothLines(MENU_LABEL_MAX_LENGTH), url: WebUrl }),
])
export type MenuEntry = z.infer<typeof MenuEntry>

const Menu = z.array(MenuEntry).max(MENU_MAX)

export const Menus = z.object({
  bar: Menu,
  more: Menu,
  /** In groups by what an entry leads to. */
  footer: Menu,
})
export type Menus = z.infer<typeof Menus>
