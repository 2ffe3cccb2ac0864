import { useEffect, useRef } from 'react'
import type { Product } from '#contract/shop/store.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { quantityOf, useBasket } from './basket.ts'
import { lineOf } from './basket-sums.ts'
import { usePut } from './use-put.ts'

type Props = { product: Product; quantity: number; label?: string }

/** `label`: of the button that puts the first one in. */
export function Stepper({ product, quantity, label }: Props) {
  const { t, number } = useText()
  const put = usePut()
  const more = useRef<HTMLButtonElement>(null)
  const isFocusLost = useRef(false)
  const isIn = quantity > 0

  function change(by: 1 | -1): void {
    const next = quantity + by
    // With the first piece and with the last one the pressed button is replaced.
    isFocusLost.current = !isIn || next === 0
    put([lineOf(product, next)])
  }
  useEffect(() => {
    if (isFocusLost.current) more.current?.focus()
    isFocusLost.current = false
  }, [isIn])

  return (
    <fieldset className={isIn ? 'well stepper' : 'stepper'}>
      <legend className="sr-only">{t('basket.inBasket', { product: product.name })}</legend>
      {isIn && (
        <>
          <button type="button" className="icon-btn" aria-label={t('basket.less')} onClick={() => change(-1)}>
            <Icon name="minus" />
          </button>
          <output className="num min-w-6 text-center font-extrabold">{number(quantity)}</output>
        </>
      )}
      {/* A new element, because one that moves is a layout shift. */}
      <button
        key={String(isIn)}
        ref={more}
        type="button"
        className={isIn ? 'icon-btn' : buttonLook({ variant: 'outline' })}
        aria-label={isIn ? t('basket.more') : undefined}
        onClick={() => change(1)}
      >
        <Icon name="plus" />
        {!isIn && <span>{label ?? t('basket.add')}</span>}
      </button>
    </fieldset>
  )
}

/** With the quantity that the basket has. */
export function BasketStepper(props: Omit<Props, 'quantity'>) {
  return <Stepper {...props} quantity={quantityOf(useBasket(), props.product._id)} />
}
