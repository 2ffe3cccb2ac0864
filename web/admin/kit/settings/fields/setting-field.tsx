import type { ReactNode } from 'react'
import { Field, type FieldProps } from '#web/admin/kit/parts/field.tsx'
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
  return (
    <Field
      label={label ?? at.label}
      help={lockedBy ? <LockNote variable={lockedBy} /> : help}
      error={at.problem}
      className={className}
    >
      {(field) => children({ ...field, disabled: lockedBy !== null, 'data-path': at.key })}
    </Field>
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
