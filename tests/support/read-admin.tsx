// Renders a part of the console without a browser, for tests of its words.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { SiteView } from '#contract/site/site.ts'
import { OverviewContext } from '#web/admin/kit/frame/overview.ts'
import { createAdminTexts } from '#web/admin/kit/text/admin-text.ts'
import { AdminTextContext } from '#web/admin/kit/text/use-admin-text.ts'
import { TextContext } from '#web/kit/i18n/use-text.ts'
import { SiteContext } from '#web/kit/layout/use-site.ts'
import { StaticRouter } from '#web/kit/router/router.tsx'

const LOCATION = { pathname: '/en/admin/home', search: '', hash: '' }
const TEXTS = { en: createAdminTexts('en', adminEn), id: createAdminTexts('id', adminId) }

/** Links of the admin area are never switched off. */
const SITE = { pages: demoSettings.pages } as SiteView

export const OVERVIEW = { data: null, loadedAt: null, problem: null, stale: false, reload: () => {} }

/** The words that are seen, piece by piece. */
export function read(screen: ReactNode, language: keyof typeof TEXTS = 'en'): string[] {
  return render(screen, language)
    .split(/<[^>]*>/)
    .filter((piece) => piece !== '')
}

export function render(
  screen: ReactNode,
  language: keyof typeof TEXTS = 'en',
  site: Partial<SiteView> = {},
): string {
  const { frame, admin } = TEXTS[language]
  return renderToStaticMarkup(
    <StaticRouter location={LOCATION}>
      <TextContext value={frame}>
        <AdminTextContext value={admin}>
          <SiteContext value={{ ...SITE, ...site }}>
            <OverviewContext value={OVERVIEW}>{screen}</OverviewContext>
          </SiteContext>
        </AdminTextContext>
      </TextContext>
    </StaticRouter>,
  )
}
