import type { MouseEvent } from 'react'
import { localizedPath, withoutLanguage } from '../i18n/localized-path.ts'
import { useText } from '../i18n/use-text.ts'
import { useNavigate, usePathname } from '../router/index.ts'
import { Button } from '../ui/button.tsx'
import { fit } from '../ui/fit.ts'
import { Icon } from '../ui/icon.tsx'
import { BAR_LINK, LanguageSwitcher } from './language-switcher.tsx'
import { MenuLink } from './menu-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { MoreMenu } from './more-menu.tsx'
import { isCurrent } from './navigation.ts'
import { useMenus } from './use-menus.ts'
import { usePlayNow } from './use-play-now.ts'
import { useSite } from './use-site.ts'

/** Pages with a primary button of their own: the button of the bar is an outline there. */
const WITH_OWN_PRIMARY = /^\/(store|premiumtiers|play|vote|player)(\/|$)/

/** `isSlim`: lower, and it scrolls away, so that a checkout has the screen. */
export function TopBar({ isSlim = false }: { isSlim?: boolean }) {
  const { t } = useText()
  const pathname = usePathname()
  const playNow = usePlayNow()
  const menus = useMenus()
  const path = withoutLanguage(pathname)
  return (
    <header className={`${isSlim ? 'relative' : 'sticky top-0'} z-(--z-bar) border-line border-b bg-ground`}>
      <div className={`wrap flex items-center gap-2 ${isSlim ? 'h-12 lg:h-13' : 'h-14 lg:h-16'}`}>
        <LogoLink />
        <nav className="mr-auto hidden flex-none self-stretch lg:flex" aria-label={t('shell.mainNavigation')}>
          {menus.bar.map(([href, label]) => (
            <MenuLink
              key={href + label}
              href={href}
              className="nav-link"
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            >
              {label}
            </MenuLink>
          ))}
          <MoreMenu />
        </nav>
        <DemoBadge />
        <LanguageSwitcher className="flex" linkClassName={BAR_LINK} />
        <Button
          size="sm"
          variant={WITH_OWN_PRIMARY.test(path) ? 'outline' : 'primary'}
          className={path === '/' ? 'max-sm:hidden' : ''}
          {...playNow}
        >
          <Icon name="play" className="max-sm:hidden" />
          <span className="sm:hidden">{t('shell.play')}</span>
          <span className="max-sm:hidden">{t('shell.playNow')}</span>
        </Button>
        <MobileMenu />
      </div>
    </header>
  )
}

/** Links to `/`; a click navigates straight to the home page in the current language. */
function LogoLink() {
  const { language } = useText()
  const { name, shortName, look } = useSite()
  const navigate = useNavigate()

  function goHome(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    navigate(localizedPath(language, '/'))
  }

  return (
    <a
      href="/"
      className="logo"
      style={fit(look.shortNameEm.line, { '--word': look.shortNameEm.word })}
      aria-label={name}
      onClick={goHome}
    >
      <img src={look.mark} alt="" width={32} height={32} />
      <span className="px uppercase">{shortName}</span>
    </a>
  )
}

/** While simulators run: a badge in the bar, on phones a striped line at its top. Screen readers read the whole sentence. */
function DemoBadge() {
  const { t } = useText()
  const { demoParts, isPlayMoney } = useSite()
  if (demoParts === 0) return null
  const words = t(isPlayMoney ? 'shell.demo' : 'shell.demoData')
  return (
    <p className="demo-badge" title={words}>
      <Icon name="flask-conical" />
      <span aria-hidden="true">{t('shell.demoBadge')}</span>
      <span className="sr-only">{words}</span>
    </p>
  )
}
