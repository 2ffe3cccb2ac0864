import * as z from 'zod'
import { isReadable, nearestReadable } from '#contract/platform/colour.ts'
import { HERO_SCENES, heroSceneUrl } from '#contract/settings/hero-scenes.ts'
import { bothLines, Colour, line, UploadUrl } from './fields.schema.ts'

export const NAME_MAX_LENGTH = 32
export const SHORT_NAME_MAX_LENGTH = 16

const SCENES = HERO_SCENES.flatMap((scene) => heroSceneUrl(scene) ?? [])
const HeroUrl = z.union([z.enum(SCENES), UploadUrl], 'not_a_picture')

/** A colour that is text on every surface, and the ground of dark text. */
const ReadableColour = Colour.superRefine((value, context) => {
  if (isReadable(value)) return
  context.addIssue({ code: 'custom', message: 'low_contrast', params: { nearest: nearestReadable(value) } })
})

export const Identity = z.object({
  name: line(NAME_MAX_LENGTH),
  /** Where room is scarce. */
  short_name: line(SHORT_NAME_MAX_LENGTH),
  tagline: bothLines(120),
  /** `{{name}}` becomes the name, here and in the keywords. */
  description: bothLines(300),
  keywords: bothLines(300),
  /** As shown, for example `76,000+`; null shows no number. */
  registered_players: line(24).nullable(),
  accent: ReadableColour,
  logo_url: UploadUrl.nullable(),
  /** Null: the hero of the demo network. */
  hero_url: HeroUrl.nullable(),
  /** Null: made from the logo. */
  favicon_url: UploadUrl.nullable(),
})
export type Identity = z.infer<typeof Identity>
