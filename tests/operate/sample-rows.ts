// Values of sample rows: edge cases of text and numbers.
import type { Selectable } from 'kysely'
import type { Schema } from '#server/platform/database/schema.ts'

export const ODD_TEXT = 'a "quote", a \\ and a \ttab,\nline two, \u0001, é 日本 🌠, NULL, \\N, \\.'
export const LARGEST = 2_147_483_647
export const AT = '2026-11-15T03:00:00.000Z'

/** One row by the name of its table. */
export type SampleRows = Partial<{ [Name in keyof Schema]: Selectable<Schema[Name]> }>
