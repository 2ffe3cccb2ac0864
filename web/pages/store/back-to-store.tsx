import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

/** Leads home while the store is switched off: earlier orders still have their payment pages. */
export function BackToStore({ variant = 'primary' }: { variant?: 'primary' | 'outline' | 'ghost' }) {
  const { t } = useText()
  const { pages } = useSite()
  return (
    <SiteLink to={pages.store ? '/store' : '/'} className={buttonLook({ variant })}>
      <Icon name={pages.store ? 'arrow-left' : 'house'} />
      {t(pages.store ? 'shell.backToStore' : 'shell.backToHome')}
    </SiteLink>
  )
}
