import type { Tier } from '#contract/tiers.ts'
import { TierCard } from './tier-card.tsx'

const COLUMNS: Record<number, string> = {
  2: 'lg:grid-cols-2 lg:max-w-3xl',
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-5',
}

/** The tiers of one server, from the first star to the last; phones swipe through them. */
export function TierRow({ tiers }: { tiers: readonly Tier[] }) {
  return (
    <div className="lg:wrap overflow-x-auto lg:overflow-visible">
      <ol
        className={`grid snap-x scroll-px-4 auto-cols-[17rem] grid-flow-col gap-3 px-4 pt-6 pb-2 md:scroll-px-6 md:px-6 lg:grid-flow-row lg:px-0 lg:pt-8 ${COLUMNS[tiers.length] ?? 'lg:grid-cols-4'} w-max lg:w-auto`}
      >
        {tiers.map((tier, place) => (
          <TierCard key={tier.id} tier={tier} place={place} total={tiers.length} />
        ))}
      </ol>
    </div>
  )
}
