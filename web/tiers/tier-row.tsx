import { memo } from 'react'
import type { TierView } from '#contract/tiers.ts'
import { TierCard } from './tier-card.tsx'

/** Full rows where the number of tiers allows it. */
const COLUMNS: Record<number, string> = {
  1: 'lg:max-w-88 lg:grid-cols-1',
  2: 'lg:max-w-176 lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-3',
  9: 'lg:grid-cols-3',
  10: 'lg:grid-cols-5',
}

/** The tiers of one tab, lowest first; a scroll row on narrow screens. */
export const TierRow = memo(function TierRow({ tiers }: { tiers: readonly TierView[] }) {
  return (
    <div className="wrap max-lg:overflow-x-auto max-lg:scroll-px-4 max-lg:md:scroll-px-6 max-lg:snap-x">
      <ol
        className={`grid gap-3 pt-6 pb-2 max-lg:w-max max-lg:auto-cols-[17rem] max-lg:grid-flow-col lg:pt-8 ${COLUMNS[tiers.length] ?? 'lg:grid-cols-4'}`}
      >
        {tiers.map((tier, index) => (
          <TierCard
            key={tier.id}
            tier={tier}
            index={index}
            total={tiers.length}
            leadsOn={tiers[index + 1]?.climbs ?? false}
            someRequire={tiers.some(({ requires }) => requires !== null)}
          />
        ))}
      </ol>
    </div>
  )
})
