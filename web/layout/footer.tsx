import { useText } from '../i18n/use-text.ts'
import { fit } from '../ui/fit.ts'
import { ExternalLink } from './external-link.tsx'
import { GameAddress } from './game-address.tsx'
import { LegalLinks } from './legal-links.tsx'
import { MAPS_LINK, shownLinks, TIERS_LINK } from './navigation.ts'
import { SiteLink } from './site-link.tsx'
import { useSite } from './use-site.ts'

const PAGES = [
  { path: '/vote', label: 'shell.vote', page: 'vote' },
  { path: '/leaderboard', label: 'shell.leaderboard', page: 'leaderboard' },
  { path: '/store', label: 'shell.store', page: 'store' },
  TIERS_LINK,
  MAPS_LINK,
] as const

const LINK = 'flex min-h-11 items-center gap-1.5 hover:text-ink [&>.icon]:ml-0 [&>.icon]:text-xs'

export function Footer() {
  const { t } = useText()
  const { name, look, links, pages } = useSite()
  const outside = [
    { href: links.wiki, label: t('shell.wiki') },
    { href: links.status, label: t('shell.statusPage') },
    { href: links.discord, label: t('shell.discord') },
    { href: links.tiktok, label: t('shell.tiktok') },
    ...links.more.map(({ url, label }) => ({ href: url, label })),
  ]
  return (
    <footer className="mt-auto pt-16">
      <div className="steps bg-foot!" />
      <div className="bg-foot pt-6 pb-8">
        <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <p className="fit flex items-center gap-2.5">
              <img src={look.mark} alt="" width={32} height={32} />
              <span
                className="px fit-text leading-none! uppercase"
                style={fit(look.nameEm, { '--beside': '2.625rem' })}
              >
                {name}
              </span>
            </p>
            <GameAddress />
            <p className="mt-3 max-w-read text-faint text-sm">{t('shell.disclaimer')}</p>
            <LegalLinks />
          </div>
          <nav
            aria-label={t('shell.footerNavigation')}
            className="grid grid-cols-2 content-start gap-x-10 font-semibold text-sm text-soft sm:grid-cols-3"
          >
            {shownLinks(PAGES, pages).map(({ path, label }) => (
              <SiteLink key={path} to={path} className={LINK}>
                {t(label)}
              </SiteLink>
            ))}
            {outside.map(
              ({ href, label }) =>
                href && (
                  <ExternalLink key={href + label} href={href} className={LINK}>
                    {label}
                  </ExternalLink>
                ),
            )}
          </nav>
        </div>
      </div>
    </footer>
  )
}
