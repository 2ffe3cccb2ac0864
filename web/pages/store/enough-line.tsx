import type { Enough } from '#contract/network/tier-climb.ts'
import type { Text } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'

export function EnoughLine({ enough }: { enough: Enough }) {
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <PixelStar width={15} height={15} fill={enough.tier.colour} className="flex-none" />
      <span>{enoughText(enough, useText().t)}</span>
    </p>
  )
}

export function enoughText(enough: Enough, t: Text['t']): string {
  const tier = enough.tier.name
  if (enough.kind === 'climb') return t('storefront.enoughClimb', { tier })
  if (enough.kind === 'next') return t('storefront.enoughNext', { tier, has: enough.has })
  return enough.or === null
    ? t('storefront.enoughOne', { tier })
    : t('storefront.enoughTwo', { tier, other: enough.or })
}
