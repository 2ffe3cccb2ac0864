import { type ReactNode, useId } from 'react'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { labelOf } from '../label.ts'
import type { FieldAt } from '../use-section.ts'
import { LockNote } from './setting-field.tsx'

type Props = {
  at: FieldAt<boolean>
  label?: string
  help?: ReactNode
  disabled?: boolean
}

/** The whole row switches. */
export function SwitchField({ at, label, help, disabled = false }: Props) {
  const { t } = useAdminText()
  return (
    <SwitchRow
      label={label ?? labelOf(t, at.section, at.path)}
      help={at.lockedBy ? <LockNote variable={at.lockedBy} /> : help}
      problem={at.problem}
      path={at.key}
      disabled={disabled || at.lockedBy !== null}
      checked={at.value}
      onChange={at.set}
    />
  )
}

type RowProps = {
  label: string
  help?: ReactNode
  problem?: string | null
  path?: string
  disabled?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch that is no setting by itself, for example one between null and an object. */
export function SwitchRow({ label, help, problem, path, disabled, checked, onChange }: RowProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center justify-between gap-4" htmlFor={id}>
        <span>
          <b className="block font-semibold text-[0.9375rem]">{label}</b>
          {help && (
            <span id={`${id}-help`} className="block text-faint text-sm">
              {help}
            </span>
          )}
        </span>
        <input
          id={id}
          type="checkbox"
          className="switch"
          data-path={path}
          aria-describedby={
            [problem && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={problem ? true : undefined}
          disabled={disabled}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      {problem && (
        <p id={`${id}-error`} className="error">
          <Icon name="circle-alert" />
          {problem}
        </p>
      )}
    </div>
  )
}
