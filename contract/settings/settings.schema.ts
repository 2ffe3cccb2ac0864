// The owner's settings: read, saved by version, with history.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { LanguageQuery, Moment, named, wholeOr } from '#contract/platform/fields.schema.ts'
import { Id } from './fields.schema.ts'
import { SECTIONS } from './sections.schema.ts'

const SectionName = z.enum(SECTIONS, 'section_not_found')
const Version = wholeOr('changed_meanwhile', 0)
const ofSection = z.object({ section: SectionName })

const SectionHead = z.object({
  section: SectionName,
  /** 0: the defaults. */
  version: Version,
  updated_at: Moment.nullable(),
  updated_by: z.string().nullable(),
  /** The stored value did not pass the schema, and the defaults are used. */
  invalid: z.boolean(),
})
export type SectionHead = z.infer<typeof SectionHead>

export const SettingsProblem = named('SettingsProblem', { path: z.string(), text: z.string() })
export type SettingsProblem = z.infer<typeof SettingsProblem>

const SectionReply = SectionHead.extend({
  value: z.unknown(),
  defaults: z.unknown(),
  /** Fields that a variable of the environment sets: path to variable. */
  environment: z.record(z.string(), z.string()),
})
export type SectionReply = z.infer<typeof SectionReply>

const HistoryEntry = z.object({ version: Version, at: Moment, by: z.string(), value: z.unknown() })
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const settingsCalls = {
  listSettings: adminCall('GET /api/admin/settings', 'settings', {
    summary: 'Lists the sections of the settings with their versions; version 0 is the default.',
    reply: z.object({ sections: z.array(SectionHead) }),
  }),
  getSettings: adminCall('GET /api/admin/settings/:section', 'settings', {
    summary: 'Gives the value of a section, and its default.',
    input: z.object({ params: ofSection }),
    reply: SectionReply,
    errors: ['section_not_found'],
  }),
  saveSettings: adminCall('PUT /api/admin/settings/:section', 'settings', {
    // Legal pages in two languages are the largest section.
    bodyBytes: 1024 * 1024,
    summary: 'Saves a section that was read at this version. Problems are written in the language of `lng`.',
    input: z.object({
      params: ofSection,
      query: LanguageQuery,
      body: z.object({
        version: Version,
        value: z.unknown(),
        /** With the servers: id of a removed one to the id of the added one that everything names from then on. */
        replaced: z.record(Id, Id).optional(),
      }),
    }),
    reply: z.object({ version: Version }),
    errors: ['section_not_found', 'invalid_settings', 'changed_meanwhile', 'server_not_found'],
  }),
  listSettingsHistory: adminCall('GET /api/admin/settings/:section/history', 'settings', {
    summary: 'Lists the saved versions of a section, newest first.',
    input: z.object({ params: ofSection }),
    reply: z.object({ entries: z.array(HistoryEntry) }),
    errors: ['section_not_found'],
  }),
  restoreSettings: adminCall('POST /api/admin/settings/:section/restore', 'settings', {
    summary: 'Saves an earlier version again, as a new one; version 0 restores the defaults.',
    input: z.object({
      params: ofSection,
      query: LanguageQuery,
      body: z.object({ version: wholeOr('settings_version_not_found', 0) }),
    }),
    reply: z.object({ version: Version }),
    errors: ['section_not_found', 'settings_version_not_found', 'invalid_settings', 'changed_meanwhile'],
  }),
}
