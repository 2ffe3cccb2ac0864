import type { CSSProperties } from 'react'
import { useText } from '../i18n/use-text.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { PixelStar } from '../ui/pixel-star.tsx'

/** In the order of the tiers page. */
const STARS = [
  { colour: '#7ee081', size: 11 },
  { colour: '#7cc7ff', size: 11 },
  { colour: '#ffe3a3', size: 22 },
  { colour: '#f37fcf', size: 22 },
  { colour: '#b79bff', size: 33 },
]

export function TiersCard() {
  const { t } = useText()
  return (
    <SiteLink to="/premiumtiers" className="slab flex h-full flex-col p-3 lg:p-6">
      <span className="flex flex-1 items-center gap-1.5 lg:justify-center lg:gap-5" aria-hidden="true">
        {STARS.map(({ colour, size }) => (
          <PixelStar
            key={colour}
            className="size-(--size) lg:size-[calc(2*var(--size))]"
            style={{ '--size': `${size}px` } as CSSProperties}
            fill={colour}
          />
        ))}
      </span>
      <span className="pt-6">
        <b className="block font-extrabold text-base leading-6 tracking-tight lg:text-xl">
          {t('store.tiersTitle')}
        </b>
        <span className="mt-1 block text-sm text-soft lg:text-base">{t('store.tiersText')}</span>
        <span className="mt-3 flex items-center gap-2 font-bold text-star max-lg:text-sm">
          {t('store.seeTiers')}
          <Icon name="arrow-right" />
        </span>
      </span>
    </SiteLink>
  )
}
