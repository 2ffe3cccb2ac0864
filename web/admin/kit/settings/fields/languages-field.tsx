import type { ReactNode } from 'react'
import type { FieldAt } from '../draft/use-draft-form.ts'
import { TextField, type TextOptions } from './text-field.tsx'

type Both = { en: string; id: string }

type Props = Omit<TextOptions, 'lang'> & { at: FieldAt<Both>; label?: string; help?: ReactNode }

/** One text in both languages, side by side where there is room. */
export function LanguagesField({ at, label, help, ...options }: Props) {
  const name = label ?? at.label
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <TextField at={at.at('en')} label={`${name} (EN)`} lang="en" help={help} {...options} />
      <TextField at={at.at('id')} label={`${name} (ID)`} lang="id" {...options} />
    </div>
  )
}
