// The owner's own sentences by key of content/locales; the server checks keys and placeholders.
import * as z from 'zod'
import { paragraphs } from './fields.schema.ts'

const Key = z.string().regex(/^\w{1,40}\.\w{1,60}$/, 'no_such_text')
const Overrides = z.record(Key, paragraphs(600).min(1))
const BuiltIn = z.record(Key, z.string().max(2_000))

export const Texts = z.object({
  en: Overrides,
  id: Overrides,
  /** The sentences of the site when they were replaced: the owner sees when an update changes one. */
  built_in: z.object({ en: BuiltIn, id: BuiltIn }).optional(),
})
export type Texts = z.infer<typeof Texts>
