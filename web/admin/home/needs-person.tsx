import { useId } from 'react'
import type { Overview } from '#contract/overview.schema.ts'
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

/** Null while they load: the section has its final size before the numbers arrive. */
export function NeedsPerson({ counts }: { counts: Counts | null }) {
  const { t, number } = useAdminText()
  const id = useId()
  const calm = counts && TILES.every(({ count }) => counts[count] === 0)
  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {t('adminHome.needsPerson')}
        </h2>
        {calm && (
          <p className="flex items-center gap-2 font-semibold text-ok text-sm">
            <Icon name="circle-check" />
            {t('adminHome.nothingWaits')}
          </p>
        )}
      </div>
      <ul className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-3 sm:gap-3">
        {TILES.map(({ count, to, label, text }) => (
          <li key={count}>
            <SiteLink
              to={to}
              className={`slab flex h-full items-center gap-4 px-4 py-3 sm:py-4 ${counts?.[count] ? 'border-wait!' : ''}`}
            >
              <span
                className={`num min-w-8 font-extrabold text-2xl ${counts?.[count] ? 'text-wait' : 'text-faint'}`}
              >
                {counts ? number(counts[count]) : '–'}
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
