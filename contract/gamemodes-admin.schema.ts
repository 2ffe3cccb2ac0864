// What the gallery takes and gives.
import * as z from 'zod'
import { describe } from './call.ts'
import { DoneReply, idOr, NoInput } from './fields.schema.ts'
import { GAMEMODES } from './gamemodes.ts'
import {
  type GamemodeImage,
  gamemodesAdminApi,
  type ImageUpload,
  isImageTooLarge,
} from './gamemodes-admin.ts'

export const GamemodeImageReply = z
  .object({ _id: z.string(), gamemode: z.enum(GAMEMODES), image_url: z.string(), active: z.boolean() })
  .meta({ id: 'GamemodeImage' }) satisfies z.ZodType<GamemodeImage>

/** A picture in a form, as far as it can be judged without looking inside. */
export const ImageFile = z
  .custom<Blob>((sent) => sent instanceof Blob, 'image_required')
  .refine(({ size }) => !isImageTooLarge(size), 'image_too_large')
  .meta({ type: 'string', format: 'binary' })

/** Why a picture is not taken. */
export const IMAGE_REFUSALS = [
  'image_required',
  'not_an_image',
  'image_kind_not_accepted',
  'image_too_large',
  'image_dimensions_too_large',
  'image_damaged',
  'storage_full',
] as const

export const ImageUploadBody = z.object({
  gamemode: z.enum(GAMEMODES),
  image: ImageFile,
}) satisfies z.ZodType<ImageUpload>

const ofImage = z.object({ params: z.object({ id: idOr('image_not_found') }) })

export const gamemodesAdminCalls = {
  listImages: describe(gamemodesAdminApi.listImages, {
    summary: 'Lists all pictures, active or not.',
    input: NoInput,
    reply: z.object({ images: z.array(GamemodeImageReply) }),
  }),
  addImage: describe(gamemodesAdminApi.addImage, {
    summary: 'Adds a PNG, JPG or GIF of less than 5MB; it is active at once.',
    input: z.object({ body: ImageUploadBody }),
    reply: GamemodeImageReply,
    errors: IMAGE_REFUSALS,
  }),
  toggleImage: describe(gamemodesAdminApi.toggleImage, {
    summary: 'Shows a hidden picture, hides a shown one.',
    input: ofImage,
    reply: GamemodeImageReply,
    errors: ['image_not_found'],
  }),
  deleteImage: describe(gamemodesAdminApi.deleteImage, {
    summary: 'Removes a picture for good.',
    input: ofImage,
    reply: DoneReply,
    errors: ['image_not_found'],
  }),
}
