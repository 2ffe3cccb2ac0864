import { useText } from '../i18n/use-text.ts'
import { usePageData, usePathname } from '../router/index.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { DemoBadge, LogoLink } from './bar-parts.tsx'
import { BasketBlock } from './basket-block.tsx'
import { BAR_LINK, LanguageSwitcher } from './language-switcher.tsx'
import { MenuLink } from './menu-link.tsx'
import { isCurrent } from './navigation.ts'
import { type LayoutData, SiteFrame } from './site-frame.tsx'
import { SiteLink } from './site-link.tsx'
import { useMenus } from './use-menus.ts'
import { usePlayNow } from './use-play-now.ts'
import { useSite } from './use-site.ts'

/** The layout of product, basket and payment: a low bar without a menu that scrolls away, and no announcement. */
export default function CheckoutLayout({ loaderData: site }: { loaderData: LayoutData }) {
  return <SiteFrame site={site} bar={<SlimBar />} foot={<SlimFooter />} />
}

const LINK = 'back-link min-w-11 justify-center px-2'

function SlimBar() {
  const { t } = useText()
  const { links } = useSite()
  const playNow = usePlayNow()
  return (
    <header className="@container relative z-(--z-bar) border-line border-b bg-ground">
      <div className="wrap flex h-13 items-center gap-1 lg:h-14 lg:gap-2">
        <nav className="-ml-2" aria-label={t('shell.mainNavigation')}>
          <WayBack />
        </nav>
        <LogoLink />
        <span className="mr-auto max-lg:hidden" />
        <DemoBadge />
        <BasketBlock />
        {links.discord && (
          <a href={links.discord} target="_blank" rel="noopener" className={`${LINK} @max-[22rem]:hidden`}>
            <Icon name="messages-square" />
            <span className="max-md:sr-only">{t('shell.help')}</span>
            <span className="sr-only"> {t('shell.opensNewTab')}</span>
          </a>
        )}
        <LanguageSwitcher className="flex" linkClassName={BAR_LINK} />
        <Button size="sm" {...playNow}>
          <span className="sm:hidden">{t('shell.play')}</span>
          <span className="max-sm:hidden">{t('shell.playNow')}</span>
        </Button>
      </div>
    </header>
  )
}

/** The entry of these pages in the bar. Where the page itself has a way back, this one has the name of the place only. */
function WayBack() {
  const { t } = useText()
  const { pages } = useSite()
  const isProduct = typeof (usePageData() as { found?: unknown } | null)?.found === 'object'
  const name = isProduct ? 'shell.backToStore' : 'shell.store'
  return (
    <SiteLink
      to={pages.store ? '/store' : '/'}
      className={`${LINK} aria-[current]:text-ink`}
      aria-current={pages.store ? 'page' : undefined}
    >
      <Icon name="arrow-left" />
      <span className="max-md:sr-only">{t(pages.store ? name : 'shell.home')}</span>
    </SiteLink>
  )
}

/** Every link of the large footer, in lines. */
function SlimFooter() {
  const { t } = useText()
  const pathname = usePathname()
  const links = useMenus().footer.flatMap((group) => group.links)
  return (
    <footer className="mt-auto pt-12">
      <div className="wrap pb-6 text-faint text-sm">
        <nav
          aria-label={t('shell.footerNavigation')}
          className="mb-2 flex flex-wrap gap-x-5 border-line border-t pt-1 font-semibold"
        >
          {links.map(([href, label]) => (
            <MenuLink
              key={href + label}
              href={href}
              className="inline-flex min-h-11 items-center hover:text-ink aria-[current]:text-ink [&>.icon]:text-xs"
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            >
              {label}
            </MenuLink>
          ))}
        </nav>
        <p>{t('shell.disclaimer')}</p>
      </div>
    </footer>
  )
}
