import { useState } from 'react'
import { tooManyMegabytes } from '#contract/site/site-file.ts'
import { download } from '#web/admin/kit/api/download.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ImportPanel } from './import-panel.tsx'

/** The whole site as one file: saved here, imported there. */
export default function SiteFilePage() {
  const { t } = useAdminText()
  return (
    <AdminScreen
      title={t('adminNavigation.siteFile')}
      text={t('adminSiteFile.text')}
      waiting={<LoadingRows />}
    >
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        <ExportPanel />
        <ImportPanel />
      </div>
    </AdminScreen>
  )
}

function ExportPanel() {
  const { t } = useAdminText()
  const { busy, problem, run } = useAction()
  const [megabytes, setMegabytes] = useState<number | null>(null)
  return (
    <Panel title={t('adminSiteFile.export')} text={t('adminSiteFile.exportText')}>
      <div className="grid justify-items-start gap-3">
        <Button
          size="md"
          className="max-sm:w-full"
          icon="download"
          busy={busy}
          onClick={() =>
            run(async () => {
              setMegabytes(tooManyMegabytes(await download('/api/admin/site-file', 'site.zip')))
              showDone(t('adminSiteFile.exported'))
            })
          }
          label={t('adminSiteFile.exportButton')}
        />
        <Problem error={problem} />
        {megabytes !== null && <Problem text={t('adminSiteFile.exportTooLarge', { size: megabytes })} />}
      </div>
    </Panel>
  )
}
