import { type ReactNode, useId } from 'react'
import type { Overview } from '#contract/overview.schema.ts'
import { SiteLink } from '../../layout/site-link.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

/** Null while it loads. */
export function Today({ overview }: { overview: Overview | null }) {
  const { t, number, rupiah } = useAdminText()
  const today = overview?.today
  const waiting = overview?.waiting_deliveries
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-lg">
          {t('adminHome.today')}
        </h2>
        {waiting !== undefined && waiting > 0 && (
          <p className="text-faint text-sm max-sm:sr-only">{t('adminHome.waitingText')}</p>
        )}
      </div>
      <dl className="slab mt-3 grid grid-cols-2 lg:grid-cols-4">
        <Figure label={t('adminHome.orders')} value={today && number(today.orders)} />
        <Figure label={t('adminHome.paidOrders')} value={today && number(today.paid)} />
        <Figure label={t('adminHome.revenue')} value={today && rupiah(today.revenue)} />
        <Figure
          label={t('adminHome.waitingDeliveries')}
          value={
            waiting !== undefined && (
              <SiteLink to="/admin/store?tab=actions&status=queued" className="link -m-2 inline-block p-2">
                {number(waiting)}
              </SiteLink>
            )
          }
        />
      </dl>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="border-line p-4 even:border-l max-lg:[&:nth-child(n+3)]:border-t lg:[&+&]:border-l">
      <dt className="text-faint text-sm">{label}</dt>
      <dd className="num mt-1 font-extrabold text-lg sm:text-xl">{value || '–'}</dd>
    </div>
  )
}
