// Pictures of the game modes: visitors see the active ones, admins add, show, hide and remove them.
import * as z from 'zod'
import { adminCall, publicCall } from '#contract/call.ts'
import { idOr, named } from '#contract/platform/fields.schema.ts'
import { IMAGE_REFUSALS, ImageFile } from '#contract/platform/image-upload.schema.ts'
import { Id } from '#contract/settings/fields.schema.ts'

const Pictures = z.array(z.object({ image_url: z.string() }))

/** By the id of the mode, in the order of the home page: only the active ones, in the order in which they were added. */
export const GamemodeImages = z.record(z.string(), Pictures).meta({ id: 'GamemodeImages' })
export type GamemodeImages = z.infer<typeof GamemodeImages>

export const gamemodesCalls = {
  getImages: publicCall('GET /api/gamemodes/images', {
    summary: 'Gives the active pictures of each game mode.',
    reply: GamemodeImages,
  }),
}

const GamemodeImage = named('GamemodeImage', {
  _id: z.string(),
  gamemode: z.string(),
  image_url: z.string(),
  active: z.boolean(),
})
export type GamemodeImage = z.infer<typeof GamemodeImage>

export const ImageUpload = z.object({ gamemode: Id, image: ImageFile })

const ofImage = z.object({ params: z.object({ id: idOr('image_not_found') }) })

export const gamemodesAdminCalls = {
  listImages: adminCall('GET /api/admin/gamemode-images', 'settings', {
    summary: 'Lists all pictures, active or not.',
    reply: z.object({ images: z.array(GamemodeImage) }),
  }),
  addImage: adminCall('POST /api/admin/gamemode-images', 'settings', {
    summary: 'Adds a PNG, JPG or GIF of less than 5MB; it is active at once.',
    input: z.object({ body: ImageUpload }),
    reply: GamemodeImage,
    errors: IMAGE_REFUSALS,
  }),
  toggleImage: adminCall('PUT /api/admin/gamemode-images/:id/toggle', 'settings', {
    summary: 'Shows a hidden picture, hides a shown one.',
    input: ofImage,
    reply: GamemodeImage,
    errors: ['image_not_found'],
  }),
  deleteImage: adminCall('DELETE /api/admin/gamemode-images/:id', 'settings', {
    summary: 'Removes a picture for good.',
    input: ofImage,
    errors: ['image_not_found'],
  }),
}
