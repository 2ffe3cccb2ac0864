import * as z from 'zod'
import { IMAGE_LIMIT_BYTES } from './image-upload.ts'

/** A picture in multipart/form-data; its content is checked later, when it is decoded. */
export const ImageFile = z
  .custom<Blob>((sent) => sent instanceof Blob, 'image_required')
  .refine(({ size }) => size < IMAGE_LIMIT_BYTES, 'image_too_large')
  .meta({ type: 'string', format: 'binary' })

export const IMAGE_REFUSALS = [
  'image_required',
  'not_an_image',
  'image_kind_not_accepted',
  'image_too_large',
  'image_dimensions_too_large',
  'image_damaged',
  'storage_full',
] as const
