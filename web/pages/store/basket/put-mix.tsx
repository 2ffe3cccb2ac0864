import type { Mix } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { quantityOf, useBasket } from './basket.ts'
import { lineOf } from './basket-sums.ts'
import { usePut } from './use-put.ts'

type Props = { mix: Mix; products: readonly Product[]; packs: string }

/** Puts the packs of a mix into the basket where they are missing; everything else in it stays. */
export function PutMix({ mix: { picks }, products, packs }: Props) {
  const { t } = useText()
  const put = usePut()
  const basket = useBasket()
  const missing = products.flatMap((product) => {
    const count = picks.find(({ id }) => id === product._id)?.count ?? 0
    return quantityOf(basket, product._id) < count ? [lineOf(product, count)] : []
  })
  const isIn = missing.length === 0
  return (
    <Button variant="outline" className="put-mix" aria-disabled={isIn} onClick={() => !isIn && put(missing)}>
      <Icon name={isIn ? 'check' : 'plus'} />
      {t(isIn ? 'basket.hasMix' : 'basket.putMix', { packs })}
    </Button>
  )
}
