import { useState } from 'react'
import type { SiteFilePreview } from '#contract/site/site-file.schema.ts'
import {
  SITE_FILE_LIMIT_BYTES,
  STARTING_POINTS,
  type StartingPointName,
  tooManyMegabytes,
} from '#contract/site/site-file.ts'
import { hasCode, useReply } from '#web/admin/kit/api/admin-call.ts'
import { download, fetchFile } from '#web/admin/kit/api/download.ts'
import { ownProducts } from '#web/admin/kit/content/demo-entries.tsx'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { LoadingRows } from '#web/admin/kit/lists/list-states.tsx'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { uploadFile } from '#web/admin/kit/upload/upload-file.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PreviewList } from './preview-list.tsx'

export default function SiteFilePage() {
  const { t } = useAdminText()
  const { busy, problem, run } = useAction()
  const [megabytes, setMegabytes] = useState<number | null>(null)
  return (
    <AdminScreen title={t('adminNavigation.siteFile')} waiting={<LoadingRows lines />}>
      <div className="grid max-w-3xl grid-cols-1 gap-5">
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
        <ImportPanel />
      </div>
    </AdminScreen>
  )
}

// A file or a starting point is checked when it is chosen; its list is what the owner confirms.
type Checked = { file: File; preview: SiteFilePreview; isChanged: boolean }

function ImportPanel() {
  const { t, language, number } = useAdminText()
  const [checked, setChecked] = useState<Checked | null>(null)
  /** The site as it was before the last import of this screen. */
  const [before, setBefore] = useState<{ file: File; count: number } | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const [share, setShare] = useState(0)
  const checking = useAction()
  const importing = useAction()
  const query = `?lng=${language}`

  async function check(file: File, isChanged = false): Promise<void> {
    setShare(0)
    const preview = await uploadFile('POST /api/admin/site-file/preview', { file }, setShare, query)
    setChecked({ file, preview, isChanged })
  }

  function choose(file: File | undefined): void {
    if (!file) return
    importing.clearProblem()
    setChecked(null)
    setTooLarge(file.size > SITE_FILE_LIMIT_BYTES)
    if (file.size <= SITE_FILE_LIMIT_BYTES) checking.run(() => check(file))
  }

  async function confirm({ file, preview }: Checked): Promise<void> {
    const { fingerprint, changes } = preview
    const site = await (await fetchFile('/api/admin/site-file')).blob()
    try {
      await uploadFile('POST /api/admin/site-file', { fingerprint, file }, setShare, query)
    } catch (error) {
      // Another list than the one that was confirmed: it is shown, and asked for again.
      if (hasCode(error, 'changed_meanwhile') || hasCode(error, 'site_file_refused')) return check(file, true)
      throw error
    }
    setChecked(null)
    setBefore({ file: new File([site], 'site.zip'), count: changes.length })
  }

  const isBusy = checking.busy || importing.busy
  const isReady = checked !== null && canImport(checked.preview)
  return (
    <Panel title={t('adminSiteFile.import')} text={t('adminSiteFile.importText')}>
      <div className="grid grid-cols-1 gap-4" aria-live="polite" aria-busy={isBusy}>
        {before && !checked && !isBusy && (
          <div className="notice notice-ok flex-wrap" role="status">
            <Icon name="circle-check" />
            <p className="min-w-0 flex-1 basis-60">
              <b>{t('adminSiteFile.imported', { count: number(before.count) })}</b>{' '}
              {t('adminSiteFile.undoText')}
            </p>
            <Button icon="undo-2" label={t('adminSettings.undo')} onClick={() => choose(before.file)} />
          </div>
        )}
        {!isBusy && !isReady && (
          <>
            <FileChoice onFile={choose} />
            <StartingPoints onFile={choose} />
          </>
        )}
        {checking.busy && (
          <p className="flex items-center gap-2 text-sm text-soft">
            <Icon name="loader" className="animate-spin" />
            {t('adminSiteFile.checking', { percent: number(Math.round(share * 100)) })}
          </p>
        )}
        {isTooLarge && <Problem text={t('adminErrors.site_file_too_large')} />}
        <Problem text={t('adminSiteFile.checkFailed')} error={checking.problem} />
        {checked && (
          <>
            <h3 ref={focusOn} tabIndex={-1} className="wrap-anywhere font-bold">
              {checked.file.name}
            </h3>
            {checked.isChanged && (
              <p className="notice notice-wait" role="alert">
                <Icon name="circle-alert" />
                <span>{t('adminSiteFile.changed')}</span>
              </p>
            )}
            <PreviewList preview={checked.preview} />
            <Problem error={importing.problem} />
            {isReady && (
              <div className="flex flex-wrap gap-2 max-sm:*:w-full">
                <Button
                  variant="primary"
                  size="md"
                  busy={importing.busy}
                  onClick={() => importing.run(() => confirm(checked))}
                  label={t('adminSiteFile.import')}
                />
                <Button
                  variant="ghost"
                  size="md"
                  label={t('adminSiteFile.another')}
                  disabled={importing.busy}
                  onClick={() => setChecked(null)}
                />
              </div>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}

function canImport({ changes, pictures, problems }: SiteFilePreview): boolean {
  return problems.length === 0 && changes.length + pictures.add.length > 0
}

/** The button that asked for the list is gone by then. */
const focusOn = (element: HTMLElement | null) => element?.focus()

function FileChoice({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useAdminText()
  return (
    <label className="drop">
      <Icon name="file-text" className="text-2xl text-star" />
      <b>{t('adminSiteFile.choose')}</b>
      <span className="text-faint text-sm">{t('adminSiteFile.accepted')}</span>
      <input
        type="file"
        className="sr-only"
        accept=".zip,application/zip"
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // Allows the same file to be selected again.
          target.value = ''
        }}
      />
    </label>
  )
}

/** Ready files for a site that sells nothing yet. */
function StartingPoints({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useAdminText()
  const { busy, problem, run } = useAction()
  const { data } = useReply('GET /api/admin/content', {})
  if (!data || ownProducts(data) > 0) return null

  async function open(name: StartingPointName): Promise<void> {
    const response = await fetchFile(`/api/admin/site-file?start=${name}`)
    onFile(new File([await response.blob()], t(`adminSiteFile.start_${name}`)))
  }

  return (
    <section aria-labelledby="starting-points">
      <h3 id="starting-points" className="font-bold">
        {t('adminSiteFile.starts')}
      </h3>
      <p className="text-sm text-soft">{t('adminSiteFile.startsText')}</p>
      <ul className="divide-y divide-line">
        {STARTING_POINTS.map((name) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <b className="font-semibold">{t(`adminSiteFile.start_${name}`)}</b>
              <p className="text-sm text-soft">{t(`adminSiteFile.startText_${name}`)}</p>
            </div>
            <Button
              className="max-sm:w-full"
              disabled={busy}
              aria-label={t('adminSiteFile.startOpen', { name: t(`adminSiteFile.start_${name}`) })}
              onClick={() => run(() => open(name))}
              label={t('adminSettings.preview')}
            />
          </li>
        ))}
      </ul>
      <Problem text={t('adminSiteFile.checkFailed')} error={problem} />
    </section>
  )
}
