import { useText } from '../i18n/use-text.ts'
import { useLocation } from '../router/index.ts'
import { buttonLook } from './button.tsx'
import { Icon } from './icon.tsx'

/** Before hydration it is a link that reloads the page. */
export function TryAgain({ onRetry, size }: { onRetry: () => void; size?: 'sm' | 'md' }) {
  const { t } = useText()
  const { pathname, search } = useLocation()
  return (
    <a
      className={buttonLook({ variant: 'outline', size })}
      href={pathname + search}
      onClick={(event) => {
        event.preventDefault()
        onRetry()
      }}
    >
      <Icon name="rotate-ccw" />
      {t('shell.tryAgain')}
    </a>
  )
}
