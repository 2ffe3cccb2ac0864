import type { ReactNode } from 'react'
import type { Product } from '#contract/shop/store.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { priceText } from '../price-text.ts'
import { ProductPicture } from '../product-picture.tsx'
import { ProductPrice } from '../product-price.tsx'
import { type Basket, type BasketLine, changeBasket, withLine } from './basket.ts'
import { Stepper } from './stepper.tsx'

type Props = {
  basket: Basket
  products: readonly Product[]
  /** Products because of whose limit per player the last order was refused. */
  limited?: readonly string[]
}

export function BasketLines({ basket, products, limited = [] }: Props) {
  return (
    <ul>
      {basket.map((line) => {
        const product = products.find(({ _id }) => _id === line.id)
        return product ? (
          <OfferedLine
            key={line.id}
            line={line}
            product={product}
            isLimitReached={limited.includes(line.id)}
          />
        ) : (
          <GoneLine key={line.id} line={line} />
        )
      })}
    </ul>
  )
}

type OfferedProps = { line: BasketLine; product: Product; isLimitReached: boolean }

function OfferedLine({ line, product, isLimitReached }: OfferedProps) {
  const { t } = useText()
  const { quantity } = line
  const { price, list_price, limited } = product
  const seen = line.was ?? line.price
  return (
    <li className="flex items-start gap-3.5 border-line border-t py-3.5 first:border-0">
      <div className="pic size-14 flex-none">
        <ProductPicture imageUrl={product.image_url} sizes="56px" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 font-bold">
          <span className="wrap-anywhere">{product.name}</span>
          <span className="num">
            <ProductPrice
              product={{ price: price * quantity, list_price: list_price && list_price * quantity }}
            />
          </span>
        </p>
        <div className="mt-1 flex items-center justify-between">
          <div className="w-32">
            <Stepper product={product} quantity={quantity} />
          </div>
          <Remove line={line} />
        </div>
        {price !== seen && (
          <LineNote>
            {t('basket.priceChanged', { price: priceText(price, t), before: priceText(seen, t) })}
          </LineNote>
        )}
        {isLimitReached && limited && <LineNote>{t('store.limitReached')}</LineNote>}
      </div>
    </li>
  )
}

function GoneLine({ line }: { line: BasketLine }) {
  const { t } = useText()
  return (
    <li className="flex items-center gap-3.5 border-line border-t py-3.5 first:border-0">
      <div className="min-w-0 flex-1">
        <s className="wrap-anywhere font-bold text-faint">{line.name}</s>
        <LineNote>{t('basket.gone')}</LineNote>
      </div>
      <Remove line={line} />
    </li>
  )
}

function LineNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-wait">
      <Icon name="triangle-alert" className="mt-0.75 flex-none" />
      {children}
    </p>
  )
}

function Remove({ line }: { line: BasketLine }) {
  const { t } = useText()

  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={t('basket.remove', { product: line.name })}
      onClick={() => changeBasket((basket) => withLine(basket, { ...line, quantity: 0 }))}
    >
      <Icon name="trash-2" />
    </button>
  )
}
