import type { Product } from '#contract/shop/store.schema.ts'
import { percentOff } from '#contract/shop/store.ts'
import { jakartaMoment } from '#web/kit/i18n/jakarta-time.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { priceText } from './price-text.ts'

type Priced = Pick<Product, 'price' | 'list_price'>

export function ProductPrice({ product }: { product: Priced }) {
  const { t } = useText()
  const before = product.list_price
  if (before === null) return priceText(product.price, t)
  return (
    <>
      {priceText(product.price, t)}{' '}
      <s className="font-semibold text-[0.75em] text-faint">
        <span className="sr-only">{t('store.wasPrice')} </span>
        {rupiah(before)}
      </s>
    </>
  )
}

/** `−10%`, on the picture of a card. */
export function SaleMark({ product }: { product: Priced }) {
  const { t } = useText()
  if (product.list_price === null) return null
  const percent = percentOff(product.list_price, product.price)
  return (
    <span className="sale-mark num absolute top-2 right-2 rounded-px bg-ok px-2 font-extrabold text-[0.8125rem] text-ground leading-6">
      <span aria-hidden="true">−{percent}%</span>
      <span className="sr-only">{t('store.percentOff', { percent })}</span>
    </span>
  )
}

export function SaleEnd({ product }: { product: Pick<Product, 'sale_until'> }) {
  const { t, language } = useText()
  if (product.sale_until === null) return null
  return (
    <p className="mt-1 text-faint text-xs lg:text-sm">
      {t('store.saleEnds', { time: jakartaMoment(new Date(product.sale_until), language) })}
    </p>
  )
}
