import type { Money } from '#contract/shop/money.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Part } from './part.tsx'
import { monthText } from './period-labels.ts'

/** A year for bookkeeping. */
export function MonthsPanel({ months, today }: Pick<Money, 'months'> & { today: string }) {
  const { t, rupiah, number, language } = useAdminText()
  return (
    <Part title={t('adminMoney.months')} note={t('adminMoney.monthsNote')}>
      {months.length === 0 ? (
        <p className="text-soft text-sm">{t('adminMoney.noSales')}</p>
      ) : (
        <div className="money-table">
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">{t('adminMoney.group_month')}</th>
                <th scope="col" className="max-md:hidden">
                  {t('admin.paid')}
                </th>
                <th scope="col">{t('admin.price')}</th>
                <th scope="col">{t('admin.youReceive')}</th>
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
