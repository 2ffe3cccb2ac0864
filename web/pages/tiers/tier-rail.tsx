import type { CSSProperties } from 'react'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ChoiceLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'
import type { ClimbView } from './climb-view.ts'

type Props = { view: ClimbView; path(have: string | null): string }

export function TierRail({ view: { tab, have, steps }, path }: Props) {
  const { t, number } = useText()
  const dearest = Math.max(1, ...steps.map(({ tier }) => tier.price))
  // A player with the last tier has nothing to count.
  const starts = [null, ...tab.tiers.filter(({ id }) => tab.tiers.some(({ before }) => before.includes(id)))]
  return (
    <aside className="slab p-3.5 lg:sticky lg:top-20 lg:order-2 lg:p-5" aria-labelledby="where">
      <h2 id="where" className="text-base">
        {t('tiers.where')}
      </h2>
      <ul className="rail-starts" aria-labelledby="where">
        {starts.map((tier) => (
          <li key={tier?.id ?? ''}>
            <ChoiceLink
              to={path(tier?.id ?? null)}
              className="link-chip"
              style={{ '--c': tier?.colour } as CSSProperties}
              isChosen={tier?.id === have?.id}
            >
              {tier && <PixelStar width={11} height={11} fill={tier.colour} />}
              {tier?.name ?? t('tiers.none')}
            </ChoiceLink>
          </li>
        ))}
      </ul>
      <ol className="rail-sums num" aria-label={t('tiers.price')}>
        {steps.map(({ tier, owned, totalPoints, totalRupiah }) => (
          <li key={tier.id} style={{ '--c': tier.colour, '--h': tier.price / dearest } as CSSProperties}>
            <a href={`#tier-${tier.id}`}>
              <i />
              <span>{tier.name}</span>
              {owned ? (
                <small>
                  <Icon name="check" />
                  <span className="sr-only">{t('tiers.have')}</span>
                </small>
              ) : (
                <>
                  <b>{number(totalPoints)}</b>
                  <small>{totalRupiah !== null && rupiah(totalRupiah)}</small>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
      <p className="mt-2.5 max-lg:sr-only text-[0.8125rem] text-faint leading-4.5">{t('tiers.railNote')}</p>
    </aside>
  )
}
