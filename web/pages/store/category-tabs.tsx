import type { Climbs } from '#contract/network/tier-climb.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import type { ProductShelf } from './product-shelves.ts'
import { type Wanted, wantedPath } from './wanted-tier.ts'

type Props = {
  shelves: readonly ProductShelf[]
  /** Null: all. */
  selected: string | null
  climbs: Climbs
  wanted: Wanted | null
}

/** From two categories on: each with the number of its products. */
export function CategoryTabs({ shelves, selected, climbs, wanted }: Props) {
  const { t, number } = useText()
  const named = shelves.filter(({ name }) => name !== null)
  const total = shelves.reduce((sum, { products }) => sum + products.length, 0)
  const tabs = [
    { id: null, name: t('storefront.all'), count: total },
    ...named.map(({ id, name, products }) => ({ id, name, count: products.length })),
  ]
  const pathTo = (category: string | null) =>
    wantedPath(climbs, {
      tab: wanted?.tab.id ?? climbs[0]?.id ?? '',
      tier: wanted?.tier.id,
      have: wanted?.has?.id ?? null,
      category,
    })
  return (
    <nav className="wrap" aria-label={t('storefront.categories')}>
      <ul className="cats">
        {tabs.map(({ id, name, count }) => (
          <li key={id ?? ''}>
            <SiteLink
              to={pathTo(id)}
              prefetch="none"
              replace
              preventScrollReset
              className="cat"
              aria-current={id === selected ? 'true' : undefined}
            >
              {name}
              <span className="num font-semibold text-[0.8125rem]">{number(count)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
