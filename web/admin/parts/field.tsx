import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'

export type FieldProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = {
  label: string
  help?: ReactNode
  error?: string | null
  className?: string
  children: (field: FieldProps) => ReactNode
}

/** A label above, help below; an error takes the place of the help and is tied to the field. */
export function Field({ label, help, error, className, children }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error || help
  return (
    <div className={className}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={noteId} className="error">
          <Icon name="circle-alert" />
          {error}
        </p>
      ) : (
        help && (
          <p id={noteId} className="help">
            {help}
          </p>
        )
      )}
    </div>
  )
}
