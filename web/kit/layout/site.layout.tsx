// The layout of public pages.
import { useEffect, useMemo } from 'react'
import type { SiteView } from '#contract/site/site.ts'
import { pageLanguage } from '../i18n/localized-path.ts'
import { rememberLanguage } from '../i18n/remember-language.ts'
import { createText, type Dictionary } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { ErrorBoundary, NotFound, Outlet, usePathname } from '../router/index.ts'
import { SmoothScroll } from '../ui/smooth-scroll.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { Footer } from './footer.tsx'
import NotFoundPage from './not-found.page.tsx'
import { Overlays } from './overlays.tsx'
import { PageError } from './page-error.tsx'
import { PlayForm } from './play-form.tsx'
import { TopBar } from './top-bar.tsx'
import { SiteContext } from './use-site.ts'

/** With the texts of the page: those that it does not use are missing. */
type LayoutData = SiteView & { texts: Dictionary }

export default function SiteLayout({ loaderData: site }: { loaderData: LayoutData }) {
  const language = pageLanguage(usePathname())
  const text = useMemo(() => createText(language, site.texts), [language, site.texts])
  useEffect(() => rememberLanguage(language), [language])
  return (
    <TextContext value={text}>
      <SiteContext value={site}>
        <a href="#main" className="skip-link">
          {text.t('shell.skipToContent')}
        </a>
        <TopBar />
        <AnnouncementBar />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary fallback={(error) => (error instanceof NotFound ? <NotFoundPage /> : <PageError />)}>
            <Outlet />
          </ErrorBoundary>
        </main>
        <Footer />
        <PlayForm />
        <Overlays />
        <SmoothScroll />
      </SiteContext>
    </TextContext>
  )
}
