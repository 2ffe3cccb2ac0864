import { type ComponentProps, useState } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'>

export function PasswordInput(props: Props) {
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
        <span className="sr-only">{t('admin.showPassword')}</span>
      </button>
    </span>
  )
}
