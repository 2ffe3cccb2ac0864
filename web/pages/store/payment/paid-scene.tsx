import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { ART } from '#web/kit/ui/art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'
import { useRecipient } from './recipient.tsx'

const HEAD_PX = 88
const CRYSTALS = [0, 1, 2, 3, 4, 5, 6]
const STORAGE_KEY = 'cargo'

/** Crystals on their way from the chest to the player. Decorative: the steps say the same. */
export function PaidScene({ payment }: { payment: Payment }) {
  const { t } = useText()
  const name = useRecipient(payment.reference)
  const scene = useRef<HTMLDivElement>(null)
  const isDelivered = payment.delivery?.state === 'delivered'
  const points = payment.points ?? 0
  // Once for each order; the server renders the end of the motion.
  useLayoutEffect(() => {
    if (isDelivered && isFirstTime(payment.reference)) scene.current?.setAttribute('data-fly', '')
  }, [isDelivered, payment.reference])
  return (
    <div ref={scene} className="scene" data-scene={isDelivered ? 'arrived' : 'sending'}>
      <div className="scene-box">
        <Picture
          art={ART.paid}
          alt={t('payment.paidPicture')}
          sizes="(width >= 75rem) 1184px, (width >= 64rem) 100vw, 180vw"
          loading="eager"
        />
        <span className="scene-head" aria-hidden="true">
          {name !== null && <PlayerHead key={name} name={name} size={HEAD_PX} />}
          {name !== null && isDelivered && points > 0 && (
            <b className="scene-plus num" style={{ '--arrived': points } as CSSProperties} />
          )}
        </span>
        {CRYSTALS.map((place) => (
          <i key={place} className="crystal" style={{ '--i': place } as CSSProperties} />
        ))}
      </div>
    </div>
  )
}

function isFirstTime(reference: string): boolean {
  if (readStored(STORAGE_KEY, 'sessionStorage') === reference) return false
  return writeStored(STORAGE_KEY, reference, 'sessionStorage')
}
