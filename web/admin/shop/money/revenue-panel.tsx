import type { Money } from '#contract/shop/money.schema.ts'
import { countDays } from '#contract/shop/money.ts'
import { type Bar, BlockChart } from '#web/admin/kit/charts/block-chart.tsx'
import { LegendKey } from '#web/admin/kit/charts/legend-key.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { MoneyView } from './period.ts'
import { barLabel, barName, spanText } from './period.ts'

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
  const average = averageOf(money)
  const last = bars.at(-1)
  return (
    <section className="[--chart:14.375rem] lg:[--chart:18.75rem]">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-[0.9375rem]">{title}</h2>
        <Comparison money={money} />
      </div>
      {highest ? (
        <BlockChart
          title={`${title}, ${spanText(money, language)}`}
          summary={t('adminMoney.highest', { name: highest.name, amount: rupiah(highest.value) })}
          bars={bars}
          nameHead={t(`adminMoney.group_${group}`)}
          valueHead={t('admin.revenue')}
          line={average}
          legend={
            <>
              {last?.tone === 'now' && (
                <LegendKey of="now">
                  {last.name}, {t('adminMoney.legendSoFar', { amount: rupiah(last.value) })}
                </LegendKey>
              )}
              {average !== null && (
                <LegendKey of="line">
                  {t(`adminMoney.average_${group}`, {
                    span: spanText(money.before, language),
                    amount: rupiah(average),
                  })}
                </LegendKey>
              )}
            </>
          }
        />
      ) : (
        <p className="py-8 text-center text-soft">{t('adminMoney.noSales')}</p>
      )}
    </section>
  )
}

/** The sum of the period before in each of its bars; null where nothing was sold. */
function averageOf({ before, from, until, bars }: Money): number | null {
  if (before.price === 0) return null
  return Math.round(
    (before.price / countDays(before.from, before.until)) * (countDays(from, until) / bars.length),
  )
}

/** Without anything to compare with there is no percentage. */
function Comparison({ money: { totals, before } }: { money: Money }) {
  const { t, language } = useAdminText()
  const span = spanText(before, language)
  if (before.price === 0)
    return <p className="text-soft text-sm">{t('adminMoney.nothingBefore', { span })}</p>
  const percent = Math.round(((totals.price - before.price) / before.price) * 100)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return (
    <p className="text-soft text-sm">
      <b className={percent < 0 ? 'text-bad' : 'text-ok'}>{`${sign}${Math.abs(percent)}%`}</b>{' '}
      {t('adminMoney.against', { span })}
    </p>
  )
}
