// The screens without a session: sign-in, and joining the team.
import type { ReactNode } from 'react'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { LanguageSwitcher } from '#web/kit/layout/language-switcher.tsx'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { ART } from '#web/kit/ui/art.ts'
import { fit } from '#web/kit/ui/fit.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'

export function OutsideScreen({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useAdminText()
  const { shortName, look } = useSite()
  return (
    <main id="main" tabIndex={-1} className="grid flex-1 place-items-center p-4">
      <PageHead title={`${title} · ${t('admin.area', { name: shortName })}`} noindex />
      <div className="w-full max-w-88">
        <p className="fit mb-6 flex items-center justify-center gap-3">
          <img src={look.mark} alt="" width={40} height={40} />
          <span
            className="px fit-text leading-none uppercase"
            style={fit(look.shortNameEm.word, { '--beside': '3.25rem' })}
          >
            {shortName}
          </span>
        </p>
        <Picture
          art={look.hero?.wide ?? ART.hero}
          alt=""
          sizes="22rem"
          className="mb-4 h-32 w-full rounded-slab object-cover max-sm:hidden"
        />
        <noscript>
          <p className="notice notice-wait mb-4">{t('admin.needsScript')}</p>
        </noscript>
        {children}
        <div className="mt-4 flex flex-wrap items-center justify-between text-sm">
          <SiteLink
            to="/"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-soft hover:text-ink"
          >
            <Icon name="arrow-left" />
            {t('admin.backToSite')}
          </SiteLink>
          <LanguageSwitcher
            className="-mr-2 flex"
            linkClassName="flex min-h-11 items-center gap-1.5 px-2 font-bold text-faint hover:text-ink aria-[current]:text-ink"
          />
        </div>
      </div>
    </main>
  )
}
