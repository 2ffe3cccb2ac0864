import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react'
import { useAdminText } from '../text/use-admin-text.ts'
import { IconButton } from './button.tsx'
import { FieldError, idList } from './field.tsx'
import { isLocal, type MomentKind, readMoment, writtenMoment } from './moment.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'onBlur'> & {
  type: MomentKind
  /** The local form of `moment.ts`; empty: none. */
  value: string
  /** The local form, or the text as typed while it is no date. */
  onChange: (event: { target: { value: string } }) => void
}

const Calendar = lazy(() => import('./calendar.tsx'))
const TYPED_MAX_LENGTH = 60

/** A day or a moment in the site's format, typed or chosen. A native date input has the format of the browser's language. */
export function MomentInput({ type, value, onChange, min, max, className = 'input num', ...input }: Props) {
  const { t, language } = useAdminText()
  const example = t(type === 'date' ? 'admin.dayExample' : 'admin.momentExample')
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed === null && value !== '' && !isLocal(value) && !input['aria-invalid']
  return (
    <>
      <span className="relative block">
        <input
          {...input}
          ref={field}
          type="text"
          className={`${className} pr-12`}
          aria-describedby={idList(isWrong && errorId, input['aria-describedby'])}
          aria-invalid={isWrong || input['aria-invalid']}
          autoComplete="off"
          maxLength={TYPED_MAX_LENGTH}
          placeholder={t(type === 'date' ? 'admin.dayForm' : 'admin.momentForm')}
          value={typed ?? writtenMoment(value, language)}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange({ target: { value: readMoment(target.value, type) } })
          }}
          onBlur={() => setTyped(null)}
        />
        <IconButton
          icon="calendar-days"
          label={t('admin.openCalendar')}
          className="absolute top-0 right-0 h-full"
          disabled={input.disabled}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      {isOpen && (
        <Suspense>
          <Calendar
            type={type}
            value={value}
            min={min}
            max={max}
            onChoose={(local) => onChange({ target: { value: local } })}
            onClose={() => {
              setOpen(false)
              field.current?.focus()
            }}
          />
        </Suspense>
      )}
      {isWrong && <FieldError id={errorId} text={t('admin.notADate', { example })} />}
    </>
  )
}
