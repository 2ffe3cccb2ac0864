import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ProductPicture } from '../product-picture.tsx'
import { useRecipient } from './recipient.tsx'

const HEAD_PX = 128
const CRYSTALS = [0, 1, 2, 3, 4]
const STORAGE_KEY = 'cargo'

type Props = { payment: Payment; image: string }

/** The bought product, on its way to the player. Decorative: the steps below say the same. */
export function Cargo({ payment, image }: Props) {
  const name = useRecipient(payment.reference)
  const cargo = useRef<HTMLDivElement>(null)
  const isDelivered = payment.delivery?.state === 'delivered'
  // Once for each order; the server renders the end of the motion.
  useLayoutEffect(() => {
    if (isDelivered && isFirstTime(payment.reference)) cargo.current?.setAttribute('data-fly', '')
  }, [isDelivered, payment.reference])
  return (
    <div ref={cargo} className="cargo" data-cargo={isDelivered ? 'arrived' : 'moving'} aria-hidden="true">
      <div className="cargo-from">
        <ProductPicture imageUrl={image} alt="" sizes="112px" />
      </div>
      <div className="cargo-line">
        {CRYSTALS.map((place) => (
          <i key={place} className="crystal" style={{ '--i': place } as CSSProperties} />
        ))}
      </div>
      <div className="relative">
        {name === null ? (
          <span className="grid aspect-square place-items-center rounded-px bg-raised text-3xl text-faint">
            <Icon name="user-round" />
          </span>
        ) : (
          <PlayerHead key={name} name={name} size={HEAD_PX} />
        )}
        {isDelivered && (payment.points ?? 0) > 0 && (
          <span className="cargo-plus num" style={{ '--arrived': payment.points ?? 0 } as CSSProperties} />
        )}
      </div>
    </div>
  )
}

function isFirstTime(reference: string): boolean {
  try {
    if (window.sessionStorage.getItem(STORAGE_KEY) === reference) return false
    window.sessionStorage.setItem(STORAGE_KEY, reference)
    return true
  } catch {
    return false
  }
}
