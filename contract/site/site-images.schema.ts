import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { IMAGE_REFUSALS, ImageFile } from '#contract/platform/image-upload.schema.ts'
import { SITE_IMAGE_KINDS } from './site-images.ts'

export const siteImagesCalls = {
  addSiteImage: adminCall('POST /api/admin/site-images', 'settings', {
    summary:
      'Stores a PNG, JPG or GIF of less than 5MB for the site and returns its address, to be saved in the settings.',
    input: z.object({ body: z.object({ kind: z.enum(SITE_IMAGE_KINDS), image: ImageFile }) }),
    reply: z.object({ image_url: z.string() }),
    errors: IMAGE_REFUSALS,
  }),
}
