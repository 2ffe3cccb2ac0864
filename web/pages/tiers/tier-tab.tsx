import { memo, useMemo } from 'react'
import type { ClimbTab } from '#contract/network/tier-climb.ts'
import type { TierPageTab } from '#contract/network/tiers-page.ts'
import type { Pack } from '#contract/shop/packs.ts'
import { toClimbView } from './climb-view.ts'
import { TierRail } from './tier-rail.tsx'
import { TierRung } from './tier-rung.tsx'
import { TierTable } from './tier-table.tsx'

type Props = {
  tab: TierPageTab
  climb: ClimbTab
  packs: readonly Pack[]
  /** The tier that the player has, as the address names it. */
  have: string | null
  isDefault: boolean
}

/** The tiers of one tab, lowest first, and the table below them. */
export const TierTab = memo(function TierTab({ tab, climb, packs, have, isDefault }: Props) {
  const view = useMemo(() => toClimbView(climb, have, packs), [climb, have, packs])
  function path(start: string | null): string {
    const query = new URLSearchParams(isDefault ? {} : { tab: tab.id })
    if (start) query.set('have', start)
    return query.size > 0 ? `/premiumtiers?${query}` : '/premiumtiers'
  }
  return (
    <>
      <div className={`wrap climb ${view.climbs ? 'lg:grid-cols-[minmax(0,1fr)_18rem]' : ''}`}>
        {view.climbs && <TierRail view={view} path={path} />}
        <ol className="ladder">
          {tab.tiers.map((card, index) => {
            const step = view.steps[index]
            return step && <TierRung key={card.id} card={card} step={step} view={view} index={index} />
          })}
        </ol>
      </div>
      <TierTable tab={tab} view={view} />
    </>
  )
})
