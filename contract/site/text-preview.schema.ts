import * as z from 'zod'
import { adminCall } from '#contract/call.ts'

export const textPreviewCalls = {
  previewTexts: adminCall('GET /api/admin/texts/preview', 'settings', {
    summary: 'A public page as HTML in which each sentence is marked with the key of its text.',
    input: z.object({ query: z.object({ path: z.string().max(200) }) }),
    reply: z.object({ html: z.string() }),
    errors: ['not_found'],
  }),
}
