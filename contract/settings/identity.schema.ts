// Name and look of the network.
import * as z from 'zod'
import { bothLines, line, PictureUrl, ReadableColour } from './fields.schema.ts'

export const NAME_MAX_LENGTH = 32
export const SHORT_NAME_MAX_LENGTH = 16

export const Identity = z.object({
  name: line(NAME_MAX_LENGTH),
  /** Where room is scarce. */
  short_name: line(SHORT_NAME_MAX_LENGTH),
  tagline: bothLines(120),
  description: bothLines(300),
  keywords: bothLines(300),
  /** As shown, for example `76,000+`; null shows no number. */
  registered_players: line(24).nullable(),
  accent: ReadableColour,
  logo_url: PictureUrl.nullable(),
  hero_url: PictureUrl.nullable(),
  favicon_url: PictureUrl.nullable(),
})
export type Identity = z.infer<typeof Identity>
