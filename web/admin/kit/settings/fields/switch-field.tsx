import { type ReactNode, useId } from 'react'
import { FieldError, idList } from '#web/admin/kit/parts/field.tsx'
import type { FieldAt } from '../draft/use-draft-form.ts'
import { LockNote } from './setting-field.tsx'

type Props = { at: FieldAt<boolean>; label?: string; help?: ReactNode }

/** The whole row switches. */
export function SwitchField({ at, label, help }: Props) {
  return (
    <SwitchRow
      label={label ?? at.label}
      help={at.lockedBy ? <LockNote variable={at.lockedBy} /> : help}
      problem={at.problem}
      path={at.key}
      disabled={at.lockedBy !== null}
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
          aria-describedby={idList(problem && `${id}-error`, help && `${id}-help`)}
          aria-invalid={problem ? true : undefined}
          disabled={disabled}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  )
}
