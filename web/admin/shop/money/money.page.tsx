import type { Money } from '#contract/shop/money.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { ExportButton } from '#web/admin/kit/lists/export-button.tsx'
import { FailedList } from '#web/admin/kit/lists/list-states.tsx'
import { StaleNotice } from '#web/admin/kit/parts/problem.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { BoardPanel } from './board-panel.tsx'
import { BuyersPanel, FunnelPanel, MethodsPanel, ProductsPanel } from './breakdown-panels.tsx'
import { MonthsPanel } from './months-panel.tsx'
import { PeriodBar } from './period-bar.tsx'
import { monthText } from './period-labels.ts'
import { RevenuePanel } from './revenue-panel.tsx'
import { useMoneyView } from './use-money-view.ts'

export default function MoneyPage() {
  const { t } = useAdminText()
  const { view } = useMoneyView()
  return (
    <AdminScreen
      title={t('adminMoney.title')}
      text={t('adminMoney.text')}
      waiting={<Waiting />}
      action={<ExportButton query={{ from: view.from, until: view.until }} />}
    >
      <Content />
    </AdminScreen>
  )
}

function Content() {
  const { t, language } = useAdminText()
  const { view, today, show } = useMoneyView()
  const { from, until, group } = view
  const loaded = useLoaded(JSON.stringify({ from, until, group }), (signal) =>
    adminCall('GET /api/admin/money', { query: { from, until, group } }, signal),
  )
  const { data: money, problem, reload, stale } = loaded
  return (
    <>
      <PeriodBar view={view} today={today} onShow={show} />
      {money && <StaleNotice {...loaded} />}
      {!money && problem !== null && (
        <FailedList text={t('adminMoney.notLoaded')} error={problem} onRetry={reload} />
      )}
      {!money && problem === null && <Waiting />}
      {money && (
        <div className={`grid grid-cols-1 gap-5 ${stale ? 'opacity-60' : ''}`}>
          <Totals money={money} />
          <RevenuePanel money={money} view={view} />
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            <ProductsPanel products={money.products} />
            <MethodsPanel methods={money.methods} />
            <FunnelPanel funnel={money.funnel} />
            <MonthsPanel months={money.months} today={today} />
          </div>
          <BuyersPanel buyers={money.buyers} month={monthText(money.until.slice(0, 7), language)} />
          <BoardPanel />
        </div>
      )}
    </>
  )
}

function Totals({ money: { totals, is_demo } }: { money: Money }) {
  const { t, rupiah, number } = useAdminText()
  return (
    <div>
      <dl className="totals">
        <div>
          <dt>{t('adminMoney.totalPrice')}</dt>
          <dd>{rupiah(totals.price)}</dd>
        </div>
        <div>
          <dt>{t('adminMoney.totalFee')}</dt>
          <dd>{rupiah(totals.fee)}</dd>
        </div>
        <div>
          <dt>{t('adminMoney.totalGatewayFee')}</dt>
          <dd>{totals.gateway_fee > 0 ? `−${rupiah(totals.gateway_fee)}` : rupiah(0)}</dd>
        </div>
        <div>
          <dt>{t('adminMoney.received')}</dt>
          <dd className="text-ok">{rupiah(totals.received)}</dd>
        </div>
      </dl>
      {totals.fee_unknown > 0 && (
        <p className="mt-2 text-soft text-sm">
          {t('adminMoney.feeUnknown', { count: number(totals.fee_unknown) })}
        </p>
      )}
      <p className={`mt-2 text-sm ${is_demo ? 'text-note' : 'text-faint'}`}>
        {t(is_demo ? 'adminMoney.demo' : 'adminMoney.withoutTests')}
      </p>
    </div>
  )
}

function Waiting() {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-5" role="status">
      <span className="sr-only">{t('admin.loading')}</span>
      <span className="slab block h-19" />
      <span className="slab block h-80" />
    </div>
  )
}
