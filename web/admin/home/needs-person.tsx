import { useId } from 'react'
import type { Overview } from '#contract/overview.ts'
import { SiteLink } from '../../layout/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Counts = Overview['needs_person']

/** Each count leads to the list of exactly those rows. */
const TILES = [
  {
    count: 'unknown_deliveries',
    to: '/admin/store?tab=actions&status=unknown&needs=yes',
    label: 'adminHome.unknownDeliveries',
    text: 'adminHome.unknownText',
  },
  {
    count: 'failed_deliveries',
    to: '/admin/store?tab=actions&status=failed&needs=yes',
    label: 'adminHome.failedDeliveries',
    text: 'adminHome.failedText',
  },
  {
    count: 'flagged_transactions',
    to: '/admin/store?tab=transactions&needs=yes',
    label: 'adminHome.flaggedTransactions',
    text: 'adminHome.flaggedText',
  },
] as const

export function NeedsPerson({ counts }: { counts: Counts }) {
  const { t, number } = useAdminText()
  const id = useId()
  const calm = TILES.every(({ count }) => counts[count] === 0)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t('adminHome.needsPerson')}
      </h2>
      {calm && (
        <p className="mt-1 flex items-center gap-2 text-ok text-sm">
          <Icon name="circle-check" />
          {t('adminHome.nothingWaits')}
        </p>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-3">
        {TILES.map(({ count, to, label, text }) => (
          <li key={count}>
            <SiteLink
              to={to}
              className={`slab flex h-full items-center gap-4 p-4 ${counts[count] > 0 ? 'border-wait!' : ''}`}
            >
              <span
                className={`num min-w-8 font-extrabold text-2xl ${counts[count] > 0 ? 'text-wait' : 'text-faint'}`}
              >
                {number(counts[count])}
              </span>
              <span className="min-w-0">
                <b className="block text-sm">{t(label)}</b>
                <span className="block text-faint text-sm">{t(text)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
