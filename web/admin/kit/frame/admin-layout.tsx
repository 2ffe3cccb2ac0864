import { Fragment, useEffect } from 'react'
import type { SiteView } from '#contract/site/site.ts'
import { rememberLanguage } from '#web/kit/api/browser-storage.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { TextContext } from '#web/kit/i18n/use-text.ts'
import { SiteContext } from '#web/kit/layout/use-site.ts'
import { Outlet, usePathname } from '#web/kit/router/index.ts'
import { Toaster } from '#web/kit/ui/toaster.tsx'
import type { AdminTexts } from '../text/admin-text.ts'
import { AdminTextContext } from '../text/use-admin-text.ts'
import { AdminFrame } from './admin-frame.tsx'

/** Screens without a session. */
const OUTSIDE = new Set(['/admin/login', '/admin/join'])

export function AdminLayout({ texts, site }: { texts: AdminTexts; site: SiteView }) {
  const { language, t } = texts.admin
  const Frame = OUTSIDE.has(withoutLanguage(usePathname())) ? Fragment : AdminFrame
  useEffect(() => rememberLanguage(language), [language])
  return (
    <TextContext value={texts.frame}>
      <AdminTextContext value={texts.admin}>
        <SiteContext value={site}>
          <div className="admin flex min-w-0 flex-1 flex-col">
            <a href="#main" className="skip-link">
              {t('admin.skipToContent')}
            </a>
            <Frame>
              <Outlet />
            </Frame>
            <Toaster label={t('admin.notifications')} />
          </div>
        </SiteContext>
      </AdminTextContext>
    </TextContext>
  )
}
