import { useText } from '../i18n/use-text.ts'
import { usePathname } from '../router/index.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Tries once more; before scripts run it is a link that loads the page anew. */
export function TryAgain({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  const pathname = usePathname()
  return (
    <a
      className={buttonLook({ variant: 'outline' })}
      href={pathname}
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
