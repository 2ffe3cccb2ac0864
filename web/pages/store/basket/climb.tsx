import type { CSSProperties } from 'react'
import { type Climbs, reachOf } from '#contract/network/tier-climb.ts'
import { cheapestMix, repeatablePacks } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { islandAt } from '#web/kit/ui/art.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Decor } from '#web/kit/ui/picture.tsx'
import { lastMode } from '../wanted-tier.ts'
import { type Basket, quantityOf } from './basket.ts'
import { lineOf, offeredLines, sumOf } from './basket-sums.ts'
import { usePut } from './use-put.ts'

type Props = { climbs: Climbs; products: readonly Product[]; basket: Basket }

/** How far the points of the basket bring a player who has no tier yet. Nothing without points. */
export function Climb({ climbs, products, basket }: Props) {
  const { t, number } = useText()
  const { points } = sumOf(offeredLines(basket, products))
  const tab = climbs.find(({ id }) => id === lastMode()) ?? climbs[0]
  if (!tab || points === 0) return null
  const reach = reachOf(tab, points)
  const { stops, reached, next, missing } = reach
  const names = { tier: reached?.name ?? '', next: next?.name ?? '', points: number(missing) }
  return (
    <section className="grid gap-2.5" aria-label={t('basket.tiersOf', { tab: tab.label })}>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <p className="num min-w-0 flex-[1_1_9rem]">
          {t(next ? (reached ? 'basket.climb' : 'basket.climbFirst') : 'basket.climbTop', names)}
        </p>
        {next && <Fill missing={missing} products={products} basket={basket} />}
      </div>
      <div className="trail" style={{ '--reach': `${widthOf(reach, points)}%` } as CSSProperties} />
      <ol className="num grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-1">
        {stops.map((stop, index) => (
          <li key={stop.tier.id} className="stop" data-reached={stop.points <= points || undefined}>
            <Decor name={islandAt(index, stops.length)} width={108} height={88} />
            <b className="mt-1 block truncate">{stop.tier.name}</b>
            {number(stop.points)}
            {stop.points <= points && <span className="sr-only"> {t('basket.reached')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** In per cent: a tier is reached in the middle of its island, the last one at the end. */
function widthOf({ stops }: ReturnType<typeof reachOf>, points: number): number {
  const next = stops.findIndex((stop) => stop.points > points)
  if (next < 0) return 100
  const middleOf = (index: number) => (index < 0 ? 0 : ((index + 0.5) * 100) / stops.length)
  const [from, to] = [stops[next - 1]?.points ?? 0, stops[next]?.points ?? points]
  const [start, end] = [middleOf(next - 1), middleOf(next)]
  return Math.round(start + ((end - start) * (points - from)) / (to - from))
}

type FillProps = Omit<Props, 'climbs'> & { missing: number }

/** One press puts in what is missing, with the cheapest packs. */
function Fill({ missing, products, basket }: FillProps) {
  const { t, number } = useText()
  const put = usePut()
  const mix = cheapestMix(repeatablePacks(products), missing)
  if (!mix) return null
  const lines = products.flatMap((product) => {
    const count = mix.picks.find(({ id }) => id === product._id)?.count ?? 0
    return count > 0 ? [lineOf(product, quantityOf(basket, product._id) + count)] : []
  })
  return (
    <Button variant="outline" size="sm" className="num flex-auto" onClick={() => put(lines)}>
      <Icon name="plus" />
      {t('storefront.points', { points: number(mix.points) })} · {rupiah(mix.price)}
    </Button>
  )
}
