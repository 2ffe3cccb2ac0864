import { useText } from '../i18n/use-text.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

export function BackToStore({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  const { t } = useText()
  return (
    <SiteLink to="/store" className={buttonLook({ variant })}>
      <Icon name="arrow-left" />
      {t('store.backToStore')}
    </SiteLink>
  )
}
