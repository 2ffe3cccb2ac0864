import { useText } from '../i18n/use-text.ts'
import { useLocation } from '../router/index.ts'
import { buttonLook } from './button.tsx'
import { Icon } from './icon.tsx'

/** Before hydration it is a link that reloads the page. */
type Props = {
  /** Without it the page is loaded again: a script that could not be loaded is not asked for twice. */
  onRetry?: () => void
  size?: 'sm' | 'md'
}

export function TryAgain({ onRetry = () => window.location.reload(), size }: Props) {
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
