import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

/** From the laptop to the server. */
export function SiteFilePanel() {
  const { t } = useAdminText()
  return (
    <Panel
      title={t('adminSiteFile.goLive')}
      foot={
        <SiteLink to="/admin/site/file" className="link inline-flex min-h-11 items-center">
          {t('adminSiteFile.goLiveLink')}
        </SiteLink>
      }
    >
      <p className="text-sm text-soft">{t('adminSiteFile.goLiveText')}</p>
    </Panel>
  )
}
