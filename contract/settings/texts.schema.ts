// The owner's own sentences by key of content/locales; the server checks keys and placeholders.
import * as z from 'zod'
import { paragraphs } from './fields.schema.ts'

const Overrides = z.record(z.string().regex(/^\w{1,40}\.\w{1,60}$/, 'no_such_text'), paragraphs(600).min(1))

export const Texts = z.object({ en: Overrides, id: Overrides })
export type Texts = z.infer<typeof Texts>
