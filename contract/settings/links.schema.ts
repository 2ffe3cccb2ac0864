// Places outside of this site. A link that is null is not shown.
import * as z from 'zod'
import { bothLines, WebUrl } from './fields.schema.ts'

export const MORE_LINKS_MAX = 8

const TikTok = z
  .string()
  .overwrite((value) => value.replace(/^\s*@(?=[\w.]+\s*$)/, 'https://www.tiktok.com/@'))
  .pipe(WebUrl)

export const Links = z.object({
  discord: WebUrl.nullable(),
  tiktok: TikTok.nullable(),
  wiki: WebUrl.nullable(),
  status: WebUrl.nullable(),
  donation_help: WebUrl.nullable(),
  /** Shown in the menu and the footer. */
  more: z.array(z.object({ label: bothLines(32), url: WebUrl })).max(MORE_LINKS_MAX),
})
export type Links = z.infer<typeof Links>
