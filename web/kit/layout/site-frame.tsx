import { type ReactNode, useEffect, useMemo } from 'react'
import type { SiteView } from '#contract/site/site.ts'
import { rememberLanguage } from '../api/browser-storage.ts'
import { localizedPath, pageLanguage } from '../i18n/localized-path.ts'
import { createText, type Dictionary } from '../i18n/text.ts'
import { TextContext, useText } from '../i18n/use-text.ts'
import { ErrorBoundary, Outlet, usePathname } from '../router/index.ts'
import { buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Toaster } from '../ui/toaster.tsx'
import type { SiteMenus } from './menu-links.ts'
import { PageHead } from './page-head.tsx'
import { useSheet } from './sheet-store.ts'
import { MenusContext } from './use-menus.ts'
import { PLAY_FORM_ID, PLAY_PATH } from './use-play-now.ts'
import { SiteContext } from './use-site.ts'

/** With the texts of the page: those that it does not use are missing. */
export type LayoutData = SiteView & { texts: Dictionary; menus: SiteMenus }

export function SiteFrame({ site, bar, foot }: { site: LayoutData; bar: ReactNode; foot: ReactNode }) {
  const language = pageLanguage(usePathname())
  const text = useMemo(() => createText(language, site.texts), [language, site.texts])
  useEffect(() => rememberLanguage(language), [language])
  return (
    <TextContext value={text}>
      <SiteContext value={site}>
        <MenusContext value={site.menus}>
          <a href="#main" className="skip-link">
            {text.t('shell.skipToContent')}
          </a>
          {bar}
          <main id="main" tabIndex={-1}>
            <ErrorBoundary fallback={() => <PageError />}>
              <Outlet />
            </ErrorBoundary>
          </main>
          {foot}
          {/* Leads to the page of the join sheet when a Play Now button is pressed before any script runs. */}
          <form id={PLAY_FORM_ID} action={localizedPath(language, PLAY_PATH)} hidden />
          <Overlays />
        </MenusContext>
      </SiteContext>
    </TextContext>
  )
}

function PageError() {
  const { t } = useText()
  const pathname = usePathname()
  return (
    <section className="wrap grid justify-items-center gap-3 py-24 text-center">
      <PageHead title={t('shell.errorTitle')} noindex />
      <Icon name="cloud-off" className="text-3xl text-bad" />
      <h1 className="text-2xl">{t('shell.errorTitle')}</h1>
      <p className="text-soft">{t('shell.errorText')}</p>
      {/* A plain link: a page rendered as an error carries no script. */}
      <a className={buttonLook({ variant: 'outline' })} href={pathname}>
        <Icon name="rotate-ccw" />
        {t('shell.tryAgain')}
      </a>
    </section>
  )
}

/** The layers over the page: the toasts, inside of the sheet while one is open. */
function Overlays() {
  const { t } = useText()
  const sheet = useSheet()
  const toaster = <Toaster label={t('shell.notifications')} />
  return sheet ? <sheet.PageSheet {...sheet}>{toaster}</sheet.PageSheet> : toaster
}
