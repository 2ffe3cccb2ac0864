import { useText } from '../i18n/use-text.ts'
import { useLocation } from '../router/index.ts'
import { buttonLook } from './button.tsx'
import { Icon } from './icon.tsx'

/** Before hydration it is a link that reloads the page. */
type Props = {
  /** Without it the link loads the page again: a script that could not be loaded is not asked for twice. */
  onRetry?: () => void
  size?: 'sm' | 'md'
}

export function TryAgain({ onRetry, size }: Props) {
  const { t } = useText()
  const { pathname, search } = useLocation()
  return (
    <a
      className={buttonLook({ variant: 'outline', size })}
      href={pathname + search}
      onClick={
        onRetry &&
        ((event) => {
          event.preventDefault()
          onRetry()
        })
      }
    >
      <Icon name="rotate-ccw" />
      {t('shell.tryAgain')}
    </a>
  )
}
