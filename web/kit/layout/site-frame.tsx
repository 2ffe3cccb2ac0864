// The parts that the layouts of public pages share.
import { type ReactNode, useEffect, useMemo } from 'react'
import type { SiteView } from '#contract/site/site.ts'
import { pageLanguage } from '../i18n/localized-path.ts'
import { rememberLanguage } from '../i18n/remember-language.ts'
import { createText, type Dictionary } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { ErrorBoundary, Outlet, usePathname } from '../router/index.ts'
import { Footer } from './footer.tsx'
import type { SiteMenus } from './menu-links.ts'
import { Overlays } from './overlays.tsx'
import { PageError } from './page-error.tsx'
import { PlayForm } from './play-form.tsx'
import { MenusContext } from './use-menus.ts'
import { SiteContext } from './use-site.ts'

/** With the texts of the page: those that it does not use are missing. */
export type LayoutData = SiteView & { texts: Dictionary; menus: SiteMenus }

export function SiteFrame({ site, bar }: { site: LayoutData; bar: ReactNode }) {
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
          <Footer />
          <PlayForm />
          <Overlays />
        </MenusContext>
      </SiteContext>
    </TextContext>
  )
}
