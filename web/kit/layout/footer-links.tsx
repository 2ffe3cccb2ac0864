import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ExternalLink } from './external-link.tsx'
import { isLinked, SiteLink } from './site-link.tsx'
import { StatusLink } from './status-link.tsx'
import { useSite } from './use-site.ts'

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 hover:text-ink md:min-h-9 [&>.icon]:ml-0 [&>.icon]:text-xs'

/** All pages and links in four groups; a group without any is left out. */
export function FooterLinks() {
  const { t } = useText()
  const { links, legal, pages } = useSite()
  const inside = (path: string, label: string) =>
    isLinked(path, pages) && (
      <SiteLink to={path} className={LINK}>
        {label}
      </SiteLink>
    )
  const outside = (href: string | null, label: string) =>
    href !== null && (
      <ExternalLink href={href} className={LINK}>
        {label}
      </ExternalLink>
    )
  return (
    <nav
      aria-label={t('shell.footerNavigation')}
      className="flex flex-wrap gap-x-5 font-semibold text-[0.9375rem] text-soft max-md:border-line max-md:border-y max-md:py-1 md:grid md:grid-cols-[repeat(4,auto)] md:content-start md:justify-between md:gap-x-4"
    >
      <Group title={t('shell.play')}>
        {[
          inside('/play', t('shell.howToJoin')),
          inside('/leaderboard', t('shell.leaderboard')),
          inside('/vote', t('shell.vote')),
          inside('/maps', t('shell.maps')),
          (links.status !== null || pages.status) && (
            <StatusLink className={LINK}>{t('shell.statusPage')}</StatusLink>
          ),
        ]}
      </Group>
      <Group title={t('shell.store')}>
        {[
          inside('/store', t('shell.points')),
          inside('/premiumtiers', t('shell.tiers')),
          pages.store && outside(links.donationHelp, t('shell.otherWaysToPay')),
        ]}
      </Group>
      <Group title={t('shell.community')}>
        {[
          outside(links.discord, t('shell.discord')),
          outside(links.tiktok, t('shell.tiktok')),
          outside(links.wiki, t('shell.wiki')),
          ...links.more.map(({ url, label }) => outside(url, label)),
        ]}
      </Group>
      <Group title={t('shell.rules')}>{legal.map((page) => inside(`/${page}`, t(`legal.${page}`)))}</Group>
    </nav>
  )
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const shown = children.filter(Boolean)
  if (shown.length === 0) return null
  return (
    <div className="min-w-0 max-md:contents">
      <h2 className="mb-1 font-bold text-faint text-sm tracking-normal max-md:sr-only">{title}</h2>
      <ul className="max-md:contents">
        {shown.map((link, index) => (
          <li key={index} className="wrap-anywhere">
            {link}
          </li>
        ))}
      </ul>
    </div>
  )
}
