import { useEffect } from 'react'
import type { SiteView } from '#contract/site.ts'
import { rememberLanguage } from '../i18n/remember-language.ts'
import type { Text } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { ErrorBoundary, NotFound, Outlet } from '../router/index.ts'
import { SmoothScroll } from '../ui/smooth-scroll.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { Footer } from './footer.tsx'
import NotFoundPage from './not-found.page.tsx'
import { PageError } from './page-error.tsx'
import { TopBar } from './top-bar.tsx'
import { SiteContext } from './use-site.ts'

export function SiteLayout({ text, site }: { text: Text; site: SiteView }) {
  useEffect(() => rememberLanguage(text.language), [text.language])
  return (
    <TextContext value={text}>
      <SiteContext value={site}>
        <a href="#main" className="skip-link">
          {text.t('shell.skipToContent')}
        </a>
        {site.demoParts > 0 && (
          <aside className="demo-ribbon">{text.t(site.isPlayMoney ? 'shell.demo' : 'shell.demoData')}</aside>
        )}
        <AnnouncementBar />
        <TopBar />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary fallback={(error) => (error instanceof NotFound ? <NotFoundPage /> : <PageError />)}>
            <Outlet />
          </ErrorBoundary>
        </main>
        <Footer />
        <Toaster label={text.t('shell.notifications')} />
        <SmoothScroll />
      </SiteContext>
    </TextContext>
  )
}
