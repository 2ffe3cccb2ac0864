import type { Checks } from '#contract/monitoring/checks.schema.ts'
import { type CheckState, countReady } from '#contract/monitoring/checks.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { BeginLink } from '#web/admin/kit/content/demo-entries.tsx'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { useOverview } from '#web/admin/kit/frame/overview.ts'
import { LoadingRows, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Problem } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { DeleteTestDataButton } from '#web/admin/shop/test-data/delete-test-data.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { PartItem, type PartRow, toRows } from './part-item.tsx'
import { RemoveDemo } from './remove-demo.tsx'
import { type RunningChecks, useChecks } from './use-checks.ts'
import { VisitorsPanel } from './visitors-panel.tsx'

export default function GoLivePage() {
  const { reload } = useOverview()
  const running = useChecks(reload)
  const { checks, start } = running
  const { t } = useAdminText()
  const isBusy = running.running.length > 0
  const demo = checks?.visitors.filter(({ state }) => state === 'demo') ?? []
  const seen = demo.some(({ place }) => place !== 'name')
    ? 'demoShown'
    : demo[0]
      ? 'demoNameShown'
      : 'allReal'
  return (
    <AdminScreen
      title={useTitle(checks, isBusy)}
      text={checks ? t(`adminGoLive.${seen}`) : ' '}
      waiting={<LoadingRows lines />}
      action={
        <Button
          variant="primary"
          className="max-sm:w-full"
          icon="refresh-cw"
          busy={isBusy}
          disabled={!checks}
          onClick={() => checks && start(checks.parts)}
          label={t('adminGoLive.testAll')}
        />
      }
    >
      <Content {...running} />
    </AdminScreen>
  )
}

/** Counts only what was tested now. */
function useTitle(checks: Checks | null, isBusy: boolean): string {
  const { t, number } = useAdminText()
  if (!checks) return t('adminNavigation.goLive')
  if (isBusy) return t('adminGoLive.testing')
  const counts = countReady(toRows(checks).map(({ state }) => state))
  if (!counts) return t('adminGoLive.titleOld')
  return t('adminGoLive.titleReady', { ready: number(counts.ready), total: number(counts.total) })
}

function Content({ checks, running, problem, loaded, start }: RunningChecks) {
  const { t } = useAdminText()
  if (!checks) {
    return <NotLoaded loaded={loaded} waiting={<LoadingRows lines />} />
  }
  const rows = toRows(checks)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Fuse rows={rows} />
      <Problem error={problem} />
      <div className="grid grid-cols-1 gap-5 items-start xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Panel title={t('adminGoLive.parts')} flush>
          <ul aria-live="polite" aria-busy={running.length > 0}>
            {rows.map((row) => (
              <PartItem
                key={row.part}
                row={row}
                isBusy={running.includes(row.part)}
                onTest={() => start([row.part])}
              >
                {row.part === 'content' && row.results.some(({ state }) => state === 'demo') && (
                  <RemoveDemo onRemoved={() => start(['content'])} />
                )}
                {row.results.some(({ id, state }) => id === 'content_products' && state !== 'ready') && (
                  <p className="mt-1">
                    <BeginLink />
                  </p>
                )}
              </PartItem>
            ))}
          </ul>
        </Panel>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <TestOrdersPanel />
          <VisitorsPanel visitors={checks.visitors} />
          <Panel
            title={t('adminSiteFile.goLive')}
            foot={
              <SiteLink to="/admin/site/file" className="link inline-flex min-h-11 items-center">
                {t('adminSiteFile.goLiveLink')}
              </SiteLink>
            }
          >
            <p className="text-sm text-soft">{t('adminSiteFile.exportText')}</p>
          </Panel>
        </div>
      </div>
    </div>
  )
}

const FILLS: Record<CheckState, string> = {
  ready: 'bg-ok',
  demo: 'bg-note',
  failing: 'bg-bad',
  off: 'bg-raised',
}

const ORDER: readonly (CheckState | null)[] = ['ready', 'demo', 'failing', 'off', null]

/** One block for each part: ready, demo, failing, off. */
function Fuse({ rows }: { rows: readonly PartRow[] }) {
  const { t } = useAdminText()
  const count = (state: CheckState) => rows.filter((row) => row.state === state).length
  const counts = { ready: count('ready'), demo: count('demo'), failing: count('failing'), off: count('off') }
  const sorted = rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  return (
    <div className="flex h-2 gap-0.5 bg-deep" role="img" aria-label={t('adminGoLive.fuse', counts)}>
      {sorted.map(({ part, state }) => (
        <i key={part} className={`h-3 flex-1 ${FILLS[state ?? 'off']}`} />
      ))}
    </div>
  )
}

/** How many test orders there are, whether sums count them, and their deletion. Renders nothing without any. */
function TestOrdersPanel() {
  const { t, number, rupiah } = useAdminText()
  const { data, reload } = useReply('GET /api/admin/test-data', {})
  if (!data || data.orders === 0) return null
  return (
    <Panel
      title={t('adminTestData.orders')}
      foot={
        <SiteLink
          to="/admin/store?tab=transactions&test=only"
          className="link inline-flex min-h-11 items-center"
        >
          {t('adminGoLive.showTestOrders')}
        </SiteLink>
      }
    >
      <p className="num font-semibold text-ink">
        {t('adminGoLive.testMoney', { count: number(data.orders), amount: rupiah(data.paid) })}
      </p>
      <p className="mt-2 mb-3 text-faint text-sm">
        {t(data.is_demo ? 'adminGoLive.testDemo' : 'adminGoLive.testLeftOut')}
      </p>
      <DeleteTestDataButton variant="danger" onDone={reload} />
    </Panel>
  )
}
