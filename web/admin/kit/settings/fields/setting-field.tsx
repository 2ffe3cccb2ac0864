import type { ReactNode } from 'react'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Field, type FieldProps } from '#web/admin/kit/parts/field.tsx'
import { isInstant, toInput, writtenMoment } from '#web/admin/kit/parts/moment.ts'
import type { AdminText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { FieldAt } from '../draft/use-draft-form.ts'

type ControlProps = FieldProps & { disabled: boolean; 'data-path': string }

export type SettingFieldProps<Value> = {
  at: FieldAt<Value>
  /** Without it the label of content/locales/*\/settings-labels.ts. */
  label?: string
  help?: ReactNode
  className?: string
}

type Props = SettingFieldProps<unknown> & { children: (control: ControlProps) => ReactNode }

/** Label, problem and help of one setting, and the note of a field that the environment sets. */
export function SettingField({ at, label, help, className, children }: Props) {
  const { lockedBy } = at
  const field = (
    <Field
      label={label ?? at.label}
      help={lockedBy ? <LockNote variable={lockedBy} /> : help}
      error={at.problem}
      className={className}
    >
      {(field) => children({ ...field, disabled: lockedBy !== null, 'data-path': at.key })}
    </Field>
  )
  if (at.mine === undefined) return field
  return (
    <div className={className}>
      {field}
      <Mine at={at} />
    </div>
  )
}

export function LockNote({ variable }: { variable: string }) {
  const { t } = useAdminText()
  return (
    <span className="flex gap-1.5">
      <Icon name="lock-keyhole" className="mt-0.5 text-base" />
      <span className="wrap-anywhere">{t('adminSettings.lockedBy', { variable })}</span>
    </span>
  )
}

/** Shows the value that was typed before the version of another person replaced it. */
export function Mine({ at }: { at: FieldAt<unknown> }) {
  const words = useAdminText()
  const { t } = words
  return (
    <div className="well mt-2 flex flex-wrap items-start gap-2 p-3">
      <p className="code min-w-0 flex-1 text-soft">
        <span className="block font-sans text-faint text-xs">{t('adminSettings.yours')}</span>
        {textOf(at.mine, words) || t('admin.none')}
      </p>
      <Button label={t('adminSettings.useMine')} onClick={() => at.set(at.mine)} />
    </div>
  )
}

function textOf(value: unknown, words: AdminText): string {
  if (Array.isArray(value)) return value.map((entry) => textOf(entry, words)).join('\n')
  if (typeof value === 'object' && value !== null) return 'text' in value ? textOf(value.text, words) : ''
  if (typeof value === 'boolean') return words.t(value ? 'adminSettings.on' : 'adminSettings.off')
  if (typeof value === 'string' && isInstant(value)) return writtenMoment(toInput(value), words.language)
  return value === null ? '' : String(value)
}
