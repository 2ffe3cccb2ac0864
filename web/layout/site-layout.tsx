// The frame around every public page.
import { type ReactNode, useEffect } from 'react'
import { Outlet } from 'react-router'
import type { SiteView } from '#contract/site.ts'
import { rememberLanguage } from '../i18n/remember-language.ts'
import type { Text } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { SmoothScroll } from '../ui/smooth-scroll.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { Footer } from './footer.tsx'
import { LastResort } from './last-resort.tsx'
import { TopBar } from './top-bar.tsx'
import { PathnameProvider } from './use-pathname.tsx'
import { SiteContext } from './use-site.ts'

type Props = {
  text: Text
  /** Missing only when the site itself could not be read. */
  site: SiteView | undefined
  /** In place of the page that was asked for. */
  page?: ReactNode
}

export function SiteLayout({ text, site, page = <Outlet /> }: Props) {
  useEffect(() => rememberLanguage(text.language), [text.language])
  if (!site) return <LastResort />
  return (
    <TextContext value={text}>
      <SiteContext value={site}>
        <PathnameProvider>
          <a href="#main" className="skip-link">
            {text.t('shell.skipToContent')}
          </a>
          <TopBar />
          <main id="main" tabIndex={-1}>
            {page}
          </main>
          <Footer />
          <Toaster label={text.t('shell.notifications')} />
          <SmoothScroll />
        </PathnameProvider>
      </SiteContext>
    </TextContext>
  )
}
