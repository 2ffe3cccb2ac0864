import { STARTING_POINTS, type StartingPointName } from '#contract/site/site-file.ts'
import { fetchFile } from '#web/admin/kit/api/download.ts'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { ownProducts } from '#web/admin/kit/content/demo-entries.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** Ready files for a site that sells nothing yet. */
export function StartingPoints({ onFile }: { onFile: (file: File) => void }) {
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
              label={t('adminSiteFile.startButton')}
            />
          </li>
        ))}
      </ul>
      {problem !== null && <Problem text={t('adminSiteFile.checkFailed')} error={problem} />}
    </section>
  )
}
