import type { Money } from '#contract/shop/money.schema.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { ExportButton } from '#web/admin/kit/lists/export-button.tsx'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { StaleNotice } from '#web/admin/kit/parts/action.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { AddsUp, UnknownPayments } from './board-panel.tsx'
import {
  BuyersPanel,
  FunnelPanel,
  GatewaysPanel,
  MethodsPanel,
  Part,
  ProductsPanel,
} from './breakdown-panels.tsx'
import { monthText, spanText } from './period.ts'
import { PeriodBar, useMoneyView } from './period-bar.tsx'
import { RevenuePanel } from './revenue-panel.tsx'

export default function MoneyPage() {
  const { t } = useAdminText()
  const { view, today, show } = useMoneyView()
  return (
    <AdminScreen
      title={t('adminNavigation.money')}
      waiting={<Waiting />}
      action={
        <PeriodBar view={view} today={today} onShow={show}>
          <ExportButton query={{ from: view.from, until: view.until }} />
        </PeriodBar>
      }
    >
      <Content />
    </AdminScreen>
  )
}

function Content() {
  const { language } = useAdminText()
  const { view, today } = useMoneyView()
  const { from, until, group } = view
  const loaded = useReply('GET /api/admin/money', { query: { from, until, group } })
  const board = useReply('GET /api/admin/money/board', {})
  const { data: money, stale } = loaded
  if (!money) return <NotLoaded loaded={loaded} waiting={<Waiting />} />
  return (
    <>
      <StaleNotice {...loaded} />
      <div className={`grid grid-cols-1 gap-5 ${stale ? 'opacity-60' : ''}`}>
        {board.data && <UnknownPayments board={board.data} onChanged={board.reload} />}
        <Sum money={money} />
        <RevenuePanel money={money} view={view} />
        <AddsUp loaded={board} />
        <div className="grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
          <ProductsPanel products={money.products} />
          <div className="grid grid-cols-1 content-start gap-7">
            <MethodsPanel methods={money.methods} />
            <GatewaysPanel gateways={money.gateways} />
          </div>
        </div>
        <FunnelPanel funnel={money.funnel} span={spanText(money, language)} />
        <div className="grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
          <BuyersPanel buyers={money.buyers} month={monthText(money.until.slice(0, 7), language)} />
          <MonthsPanel months={money.months} today={today} />
        </div>
      </div>
    </>
  )
}

function Sum({ money: { totals, is_demo } }: { money: Money }) {
  const { t, rupiah, number } = useAdminText()
  return (
    <div>
      <dl className="equation">
        <div>
          <dt>{t('adminMoney.totalPrice')}</dt>
          <dd>{rupiah(totals.price)}</dd>
        </div>
        <span aria-hidden="true">+</span>
        <div>
          <dt>{t('adminMoney.totalFee')}</dt>
          <dd>{rupiah(totals.fee)}</dd>
        </div>
        <span aria-hidden="true">−</span>
        <div>
          <dt>
            {t('admin.gatewayFee')}
            {totals.fee_unknown > 0 && (
              <small className="block text-xs">
                {t('adminMoney.feeUnknown', { count: number(totals.fee_unknown) })}
              </small>
            )}
          </dt>
          <dd>{rupiah(totals.gateway_fee)}</dd>
        </div>
        {totals.returned !== undefined && (
          <>
            <span aria-hidden="true">−</span>
            <div>
              <dt>{t('admin.returnedByGateway')}</dt>
              <dd>{rupiah(totals.returned)}</dd>
            </div>
          </>
        )}
        <span aria-hidden="true">=</span>
        <div className="result">
          <dt>{t('admin.youReceive')}</dt>
          <dd>{rupiah(totals.received)}</dd>
        </div>
      </dl>
      {is_demo && <p className="mt-1 text-note text-sm">{t('adminMoney.demo')}</p>}
    </div>
  )
}

const SUMS = ['w-24', 'w-20', 'w-20', 'w-40']
const PARTS = ['a', 'b', 'c', 'd']

/** The calculation, the chart and the first lists. */
function Waiting() {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-5" role="status">
      <span className="sr-only">{t('admin.loading')}</span>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-2">
        {SUMS.map((width, index) => (
          <span key={index} className={`skeleton h-10 ${width}`} />
        ))}
      </div>
      <span className="skeleton h-80" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
        {PARTS.map((part) => (
          <div key={part} className="grid gap-5">
            <span className="skeleton w-32" />
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        ))}
      </div>
    </div>
  )
}

function MonthsPanel({ months, today }: Pick<Money, 'months'> & { today: string }) {
  const { t, rupiah, number, language } = useAdminText()
  return (
    <Part title={t('adminMoney.months')}>
      {months.length === 0 ? (
        <p className="text-soft text-sm">{t('adminMoney.noSales')}</p>
      ) : (
        <div className="money-table">
          <table className="data-table">
            <thead>
              <tr>
                <Head>{t('adminMoney.group_month')}</Head>
                <Head className="max-md:hidden">{t('admin.paid')}</Head>
                <Head>{t('admin.price')}</Head>
                <Head>{t('admin.youReceive')}</Head>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, paid, price, received }) => (
                <tr key={month}>
                  <th scope="row">
                    {monthText(month, language)}
                    {today.startsWith(month) && <span className="text-faint"> {t('adminMoney.soFar')}</span>}
                  </th>
                  <td className="max-md:hidden">{number(paid)}</td>
                  <td>{rupiah(price)}</td>
                  <td>
                    <b>{rupiah(received)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  )
}
