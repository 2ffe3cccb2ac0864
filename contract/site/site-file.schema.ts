// The whole site as one file: settings, products, discounts, posts and pictures, without orders, people and secrets.
import * as z from 'zod'
import { adminCall, fileReply } from '#contract/call.ts'
import { LanguageQuery, named, optionalChoice } from '#contract/platform/fields.schema.ts'
import { IMAGE_REFUSALS } from '#contract/platform/image-upload.schema.ts'
import { SettingsProblem } from '#contract/settings/settings.schema.ts'
import { SITE_FILE_ACTIONS, SITE_FILE_KINDS, SITE_FILE_LIMIT_BYTES, STARTING_POINTS } from './site-file.ts'

/** JSON, shortened; null where there is no value. */
const Shown = z.string().nullable()

const Change = z.object({
  kind: z.enum(SITE_FILE_KINDS),
  action: z.enum(SITE_FILE_ACTIONS),
  /** The section of the settings, or the name of the entry. */
  name: z.string(),
  /** The fields that differ; empty for an entry that is added or removed. */
  details: z.array(z.object({ path: z.string(), before: Shown, after: Shown })),
})

const LeftOut = z.object({
  /** The file in the archive, or the address. */
  name: z.string(),
  /** Where the file of the site names it. */
  path: z.string(),
  reason: z.enum(['missing', ...IMAGE_REFUSALS]),
})

const SiteFilePreview = named('SiteFilePreview', {
  /** Names this list: an import is refused when it would do something else by then. */
  fingerprint: z.string(),
  changes: z.array(Change),
  pictures: z.object({ add: z.array(z.string()), left_out: z.array(LeftOut) }),
  /** With any of them nothing can be imported. */
  problems: z.array(SettingsProblem),
})
export type SiteFilePreview = z.infer<typeof SiteFilePreview>

/** In multipart/form-data. */
const SiteFile = z
  .custom<Blob>((sent) => sent instanceof Blob, 'site_file_required')
  .refine(({ size }) => size <= SITE_FILE_LIMIT_BYTES, 'site_file_too_large')
  .meta({ type: 'string', format: 'binary' })

const errors = ['site_file_required', 'site_file_unreadable', 'site_file_too_large'] as const

export const siteFileCalls = {
  exportSite: adminCall('GET /api/admin/site-file', 'operation', {
    summary:
      'Gives settings, products, discounts, posts and pictures as a ZIP archive, without any secret; with `start`, those of a starting point.',
    input: z.object({ query: z.object({ start: optionalChoice(STARTING_POINTS) }) }),
    reply: fileReply('application/zip'),
  }),
  previewSite: adminCall('POST /api/admin/site-file/preview', 'operation', {
    summary: 'Lists what an import of the archive would add, change and remove. Changes nothing.',
    input: z.object({ query: LanguageQuery, body: z.object({ file: SiteFile }) }),
    reply: SiteFilePreview,
    errors,
  }),
  importSite: adminCall('POST /api/admin/site-file', 'operation', {
    summary: 'Imports the archive as its preview listed it, all or nothing.',
    input: z.object({
      query: LanguageQuery,
      body: z.object({ fingerprint: z.string().max(64), file: SiteFile }),
    }),
    reply: SiteFilePreview,
    errors: [...errors, 'site_file_refused', 'changed_meanwhile', 'storage_full'],
  }),
}
