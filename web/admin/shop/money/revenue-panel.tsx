import type { Money } from '#contract/shop/money.schema.ts'
import { type Bar, BlockChart } from '#web/admin/kit/charts/block-chart.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { MoneyView } from './period.ts'
import { barLabel, barName, spanText } from './period-labels.ts'

export function RevenuePanel({ money, view }: { money: Money; view: MoneyView }) {
  const { t, rupiah, language } = useAdminText()
  const { group } = view
  const bars = money.bars.map((bar, place): Bar => {
    const isLast = place === money.bars.length - 1
    return {
      key: bar.from,
      label: barLabel(bar.from, group, language),
      name: barName(bar, group, language),
      value: bar.price,
      tone: money.is_open && isLast ? 'now' : 'normal',
    }
  })
  const title = t(`adminMoney.revenue_${group}`)
  const highest = bars.reduce<Bar | undefined>(
    (best, bar) => (bar.value > (best?.value ?? 0) ? bar : best),
    undefined,
  )
  return (
    <Panel title={title} action={<Comparison money={money} />}>
      {highest ? (
        <BlockChart
          title={`${title}, ${spanText(money, language)}`}
          summary={t('adminMoney.highest', { name: highest.name, amount: rupiah(highest.value) })}
          bars={bars}
          nameHead={t(`adminMoney.group_${group}`)}
          valueHead={t('adminMoney.revenue')}
        />
      ) : (
        <p className="py-8 text-center text-soft">{t('adminMoney.noSales')}</p>
      )}
    </Panel>
  )
}

/** Without anything to compare with there is no percentage. */
function Comparison({ money: { totals, before } }: { money: Money }) {
  const { t, language } = useAdminText()
  const span = spanText(before, language)
  if (before.price === 0) return <p>{t('adminMoney.nothingBefore', { span })}</p>
  const percent = Math.round(((totals.price - before.price) / before.price) * 100)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return (
    <p>
      <b className={percent < 0 ? 'text-bad' : 'text-ok'}>{`${sign}${Math.abs(percent)}%`}</b>{' '}
      {t('adminMoney.against', { span })}
    </p>
  )
}
