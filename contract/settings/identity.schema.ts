// Name and look of the network.
import * as z from 'zod'
import { contrast, GROUND, nearestReadable, ON_ACCENT, TEXT_CONTRAST } from '#contract/colour.ts'
import { bothLines, Colour, line, PictureUrl } from './fields.schema.ts'

export const NAME_MAX_LENGTH = 32
export const SHORT_NAME_MAX_LENGTH = 16

/** The accent is text on the ground, and the ground of dark text. */
const Accent = Colour.superRefine((value, context) => {
  if (contrast(value, GROUND) >= TEXT_CONTRAST && contrast(value, ON_ACCENT) >= TEXT_CONTRAST) return
  context.addIssue({ code: 'custom', message: 'low_contrast', params: { nearest: nearestReadable(value) } })
})

export const Identity = z.object({
  name: line(NAME_MAX_LENGTH),
  /** Where room is scarce. */
  short_name: line(SHORT_NAME_MAX_LENGTH),
  tagline: bothLines(120),
  description: bothLines(300),
  keywords: bothLines(300),
  /** As shown, for example `76,000+`; null shows no number. */
  registered_players: line(24).nullable(),
  accent: Accent,
  logo_url: PictureUrl.nullable(),
  hero_url: PictureUrl.nullable(),
  favicon_url: PictureUrl.nullable(),
})
export type Identity = z.infer<typeof Identity>
