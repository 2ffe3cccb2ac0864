import type { ReactNode } from 'react'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'

export type TextOptions = {
  /** Shows a counter; longer texts can be typed and are refused with a sentence. */
  max?: number
  multiline?: boolean
  inputMode?: 'text' | 'url' | 'numeric' | 'decimal'
  placeholder?: string
  lang?: string
  /** For names, hosts, commands: no spell check, no capitals. */
  technical?: boolean
  required?: boolean
}

type Props = SettingFieldProps<string | null> & TextOptions & { nullable?: boolean }

/** One line or several. With `nullable` an empty field is null. */
export function TextField({ at, nullable = false, help, label, className, ...options }: Props) {
  const { t } = useAdminText()
  const { max, multiline, technical, ...control } = options
  const text = at.value ?? ''
  const attributes = {
    ...control,
    ...(nullable && { placeholder: control.placeholder ?? t('adminSettings.optional') }),
    ...(technical && { spellCheck: false, autoCapitalize: 'none' }),
    autoComplete: 'off',
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      at.set(nullable && target.value === '' ? null : target.value),
  }
  return (
    <SettingField
      at={at}
      label={label}
      className={className}
      help={max === undefined ? help : <TextHelp help={help} length={text.length} max={max} />}
    >
      {(field) =>
        multiline ? (
          <textarea {...field} {...attributes} className="input" rows={3} />
        ) : (
          <input {...field} {...attributes} className="input" />
        )
      }
    </SettingField>
  )
}

function TextHelp({ help, length, max }: { help?: ReactNode; length: number; max: number }) {
  const { t, number } = useAdminText()
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      {help}
      <span className={`num ml-auto ${length > max ? 'text-bad' : ''}`}>
        {t('adminSettings.counter', { length: number(length), max: number(max) })}
      </span>
    </span>
  )
}
