import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { PASSWORD_MAX_LENGTH } from '#contract/team/admin.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

export type FieldProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** For `aria-describedby`; ids of what is not shown are left out. */
export function idList(...ids: ReactNode[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

type Props = {
  label: string
  help?: ReactNode
  error?: string | null
  className?: string
  children: (field: FieldProps) => ReactNode
}

/** A label above, error and help below. The help stays visible with an error, because it often says how to fix it. */
export function Field({ label, help, error, className, children }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  const helpId = `${id}-help`
  const described = idList(error && errorId, help && helpId)
  return (
    <div className={className}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <FieldError id={errorId} text={error} />
      {help && (
        <p id={helpId} className="help">
          {help}
        </p>
      )}
    </div>
  )
}

type ErrorProps = { text: string | null | undefined; id?: string; role?: 'alert' }

export function FieldError({ text, ...error }: ErrorProps) {
  if (!text) return null
  return (
    <p {...error} className="error">
      <Icon name="circle-alert" />
      {text}
    </p>
  )
}

type InputAttributes = Omit<ComponentProps<'input'>, 'type' | 'className'>

type InputProps = Omit<Props, 'children'> &
  InputAttributes & {
    /** Another component for the input, such as one for passwords. */
    as?: (props: InputAttributes) => ReactNode
  }

export function InputField({ label, help, error, className, as: Input = PlainInput, ...input }: InputProps) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(field) => <Input {...field} {...input} />}
    </Field>
  )
}

function PlainInput(props: InputAttributes) {
  return <input className="input" autoComplete="off" {...props} />
}

export function PasswordInput(props: InputAttributes) {
  const { t } = useAdminText()
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <input
        {...props}
        className="input pr-12"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="icon-btn absolute top-0 right-0 h-full"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
        {/* No label: the field is the only thing that is labelled as a password. */}
        <span className="sr-only">{t('admin.showPassword')}</span>
      </button>
    </span>
  )
}

export function PasswordField(props: InputProps) {
  return <InputField as={PasswordInput} name="password" maxLength={PASSWORD_MAX_LENGTH} required {...props} />
}

/** Six digits, or a recovery code: phones fill in the code of their own authenticator. */
export function CodeInput(props: InputAttributes) {
  return (
    <input
      className="input num max-w-60 text-lg tracking-widest"
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
      required
      {...props}
    />
  )
}
