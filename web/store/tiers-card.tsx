import type { CSSProperties } from 'react'
import { useText } from '../i18n/use-text.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { PixelStar } from '../ui/pixel-star.tsx'
import type { TierSteps } from './store.loader.ts'

/** Sizes of the symbols, which grow with the tiers; more tiers than these are thinned out. */
const STAR_SIZES_PX = [11, 11, 22, 22, 33]

export function TiersCard({ tiers }: { tiers: TierSteps }) {
  const { t } = useText()
  return (
    <SiteLink to="/premiumtiers" className="slab flex h-full flex-col p-3 lg:p-6">
      <span className="flex flex-1 items-center gap-1.5 lg:justify-center lg:gap-5" aria-hidden="true">
        {thinOut(tiers).map(({ colour }, index, { length }) => (
          <PixelStar
            key={index}
            className="size-(--size) lg:size-[calc(2*var(--size))]"
            style={{ '--size': `${STAR_SIZES_PX.at(index - length)}px` } as CSSProperties}
            fill={colour}
          />
        ))}
      </span>
      <span className="pt-6">
        <b className="block font-extrabold text-base leading-6 tracking-tight lg:text-xl">
          {t('store.tiersTitle')}
        </b>
        <span className="mt-1 block text-sm text-soft lg:text-base">{useSummary(tiers)}</span>
        <span className="mt-3 flex items-center gap-2 font-bold text-star max-lg:text-sm">
          {t('store.seeTiers')}
          <Icon name="arrow-right" />
        </span>
      </span>
    </SiteLink>
  )
}

function useSummary(tiers: TierSteps): string {
  const { t } = useText()
  const [first, last] = [tiers[0]?.name ?? '', tiers.at(-1)?.name ?? '']
  return tiers.length === 1 ? t('store.tiersTextOne', { tier: first }) : t('store.tiersText', { first, last })
}

/** At most as many as there are sizes, from the first to the last. */
function thinOut(tiers: TierSteps): TierSteps {
  const most = STAR_SIZES_PX.length
  if (tiers.length <= most) return tiers
  return tiers.filter((_, index) => {
    const step = Math.round((index * (most - 1)) / (tiers.length - 1))
    return index === Math.round((step * (tiers.length - 1)) / (most - 1))
  })
}
