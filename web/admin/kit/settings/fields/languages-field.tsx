import type { ReactNode } from 'react'
import type { FieldAt } from '../draft/use-draft-form.ts'
import { TextField, type TextOptions } from './text-field.tsx'

type Props = Omit<TextOptions, 'lang'> & {
  at: FieldAt<{ en: string; id: string }>
  /** Where typing does more than to set the text. */
  english?: FieldAt<string>
  label?: string
  help?: ReactNode
}

/** One text in both languages, side by side where there is room. */
export function LanguagesField({ at, english = at.at('en'), label, help, ...options }: Props) {
  const name = label ?? at.label
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <TextField at={english} label={`${name} (EN)`} lang="en" help={help} {...options} />
      <TextField at={at.at('id')} label={`${name} (ID)`} lang="id" {...options} />
    </div>
  )
}
