import { type ReactNode, useId } from 'react'
import type { Overview } from '#contract/overview.ts'
import { SiteLink } from '../../layout/site-link.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

export function Today({ overview }: { overview: Overview }) {
  const { t, number, rupiah } = useAdminText()
  const { today, waiting_deliveries: waiting } = overview
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t('adminHome.today')}
      </h2>
      <dl className="slab mt-3 grid grid-cols-2 lg:grid-cols-4">
        <Figure label={t('adminHome.orders')} value={number(today.orders)} />
        <Figure label={t('adminHome.paidOrders')} value={number(today.paid)} />
        <Figure label={t('adminHome.revenue')} value={rupiah(today.revenue)} />
        <Figure
          label={t('adminHome.waitingDeliveries')}
          value={
            <SiteLink to="/admin/store?tab=actions&status=queued" className="link">
              {number(waiting)}
            </SiteLink>
          }
        />
      </dl>
      {waiting > 0 && <p className="mt-2 text-faint text-sm">{t('adminHome.waitingText')}</p>}
    </section>
  )
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="border-line p-4 even:border-l max-lg:[&:nth-child(n+3)]:border-t lg:[&+&]:border-l">
      <dt className="text-faint text-sm">{label}</dt>
      <dd className="num mt-1 font-extrabold text-lg sm:text-xl">{value}</dd>
    </div>
  )
}
