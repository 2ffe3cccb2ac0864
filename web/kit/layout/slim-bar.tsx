import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { DemoBadge } from './demo-badge.tsx'
import { BAR_LINK, LanguageSwitcher } from './language-switcher.tsx'
import { LogoLink } from './logo.tsx'

/** The bar of a checkout: nothing in it leads elsewhere but the logo. */
export function SlimBar() {
  const { t } = useText()
  return (
    <header className="border-line border-b bg-ground">
      <div className="wrap [&>.logo]:mr-1 flex h-12 items-center gap-2 lg:h-13">
        <LogoLink />
        <DemoBadge />
        <p className="ml-auto flex items-center gap-1.5 font-semibold text-faint text-sm">
          <Icon name="lock-keyhole" className="max-lg:hidden" />
          <span className="max-lg:sr-only">{t('shell.secureCheckout')}</span>
        </p>
        <LanguageSwitcher className="flex" linkClassName={BAR_LINK} />
      </div>
    </header>
  )
}
