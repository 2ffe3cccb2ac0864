import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'
import { useLoaded } from '#web/kit/ui/use-loaded.ts'
import { useRecipient } from './recipient.tsx'

const CRYSTALS = [0, 1, 2, 3, 4, 5, 6]
const STORAGE_KEY = 'cargo'

/** The player and the crystals, which fly once the order has arrived. Decorative: the steps say the same. */
export function PaidScene({ payment }: { payment: Payment }) {
  const { t } = useText()
  const name = useRecipient(payment.reference)
  const picture = useRef<HTMLImageElement>(null)
  const [isLit, setLit] = useState(false)
  useEffect(() => setLit(picture.current?.complete === true), [])
  // Nobody stands there before the picture does.
  const Figure = useLoaded(() => import('./paid-figure.tsx').then(({ PaidFigure }) => PaidFigure), isLit)
  const hasFigure = Figure !== null && Figure !== 'failed'
  const isDelivered = payment.delivery?.state === 'delivered'
  const scene = useRef<HTMLDivElement>(null)
  // Once for each order; without it the end of the motion stands.
  useLayoutEffect(() => {
    if (hasFigure && isDelivered && isFirstTime(payment.reference))
      scene.current?.setAttribute('data-fly', '')
  }, [hasFigure, isDelivered, payment.reference])
  return (
    <div ref={scene} className="scene" data-scene={isDelivered ? 'arrived' : 'sending'}>
      <div className="scene-box">
        <Picture
          ref={picture}
          art={ART.paid}
          alt={t('payment.paidPicture')}
          sizes="(width >= 75rem) 1184px, (width >= 64rem) 100vw, 180vw"
          loading="eager"
          onLoad={() => setLit(true)}
        />
        {hasFigure && <Figure name={name} isDelivered={isDelivered} points={payment.points ?? 0} />}
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
