import { type ComponentProps, useId, useRef, useState } from 'react'
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

const TYPED_MAX_LENGTH = 60

/** A day or a moment in the site's format. A native date input, in the format of the browser's language, only lends its calendar. */
export function MomentInput({ type, value, onChange, min, max, className = 'input num', ...input }: Props) {
  const { t, language } = useAdminText()
  const example = t(type === 'date' ? 'admin.dayExample' : 'admin.momentExample')
  const errorId = useId()
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed === null && value !== '' && !isLocal(value) && !input['aria-invalid']
  return (
    <>
      <span className="relative block">
        <input
          {...input}
          type="text"
          className={`${className} pr-12`}
          aria-describedby={idList(isWrong && errorId, input['aria-describedby'])}
          aria-invalid={isWrong || input['aria-invalid']}
          autoComplete="off"
          maxLength={TYPED_MAX_LENGTH}
          placeholder={example}
          value={typed ?? writtenMoment(value, language)}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange({ target: { value: readMoment(target.value, type) } })
          }}
          onBlur={() => setTyped(null)}
        />
        <input
          ref={calendar}
          type={type}
          className="pointer-events-none absolute right-0 bottom-0 h-full w-11 opacity-0"
          tabIndex={-1}
          aria-hidden
          disabled={input.disabled}
          min={min}
          max={max}
          value={isLocal(value) ? value : ''}
          onChange={({ target }) => onChange({ target: { value: target.value } })}
        />
        <IconButton
          icon="calendar-days"
          label={t('admin.openCalendar')}
          className="absolute top-0 right-0 h-full"
          disabled={input.disabled}
          onClick={() => calendar.current?.showPicker()}
        />
      </span>
      {isWrong && <FieldError id={errorId} text={t('admin.notADate', { example })} />}
    </>
  )
}
