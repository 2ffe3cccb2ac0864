import { useText } from '../i18n/use-text.ts'
import { MenuLink } from './menu-link.tsx'
import { useMenus } from './use-menus.ts'

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 hover:text-ink md:min-h-9 [&>.icon]:ml-0 [&>.icon]:text-xs'

/** The links of the footer in groups. */
export function FooterLinks() {
  const { t } = useText()
  const menus = useMenus()
  return (
    <nav
      aria-label={t('shell.footerNavigation')}
      className="flex flex-wrap gap-x-5 font-semibold text-[0.9375rem] text-soft max-md:border-line max-md:border-y max-md:py-1 md:grid md:grid-cols-[repeat(4,auto)] md:content-start md:justify-between md:gap-x-4"
    >
      {menus.footer.map(({ title, links }) => (
        <div key={title} className="min-w-0 max-md:contents">
          <h2 className="mb-1 font-bold text-faint text-sm tracking-normal max-md:sr-only">{title}</h2>
          <ul className="max-md:contents">
            {links.map(([href, label]) => (
              <li key={href + label} className="wrap-anywhere">
                <MenuLink href={href} className={LINK}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
