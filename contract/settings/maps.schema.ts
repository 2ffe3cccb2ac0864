// Live maps. A map without an address is coming soon.
import * as z from 'zod'
import { bothLines, Colour, checkUniqueIds, Id, PictureUrl, WebUrl } from './fields.schema.ts'

export const MAPS_MAX = 12

const MapEntry = z.object({
  id: Id,
  name: bothLines(32),
  text: bothLines(160),
  accent: Colour,
  url: WebUrl.nullable(),
  picture_url: PictureUrl.nullable(),
  coming_soon: z.boolean(),
})
export type MapEntry = z.infer<typeof MapEntry>

export const Maps = z.array(MapEntry).max(MAPS_MAX).superRefine(checkUniqueIds)
export type Maps = z.infer<typeof Maps>
