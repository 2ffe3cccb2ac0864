import { type ComponentProps, useState } from 'react'
import { useAdminText } from '../text/use-admin-text.ts'
import { IconButton } from './button.tsx'

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
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={t('admin.showPassword')}
        className="absolute top-0 right-0 h-full"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </span>
  )
}
