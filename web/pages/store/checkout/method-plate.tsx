import type { CSSProperties } from 'react'
import { isKnown, type KnownMethod, type PaymentMethod } from '#contract/settings/payment-methods.ts'

/** Coloured words, because the logos of banks and shops are trademarks. */
const PLATES: Record<KnownMethod, { word: string; ink: string; edge: string }> = {
  QRIS: { word: 'QRIS', ink: '#16181f', edge: '#c62733' },
  BRIVA: { word: 'BRI', ink: '#0a4a91', edge: '#0a4a91' },
  BNIVA: { word: 'BNI', ink: '#00606b', edge: '#e0701a' },
  MANDIRIVA: { word: 'mandiri', ink: '#123a6d', edge: '#e6b422' },
  BCAVA: { word: 'BCA', ink: '#0b3f94', edge: '#3a7bd5' },
  ALFAMART: { word: 'Alfamart', ink: '#b01722', edge: '#e6b422' },
  INDOMARET: { word: 'Indomaret', ink: '#174a9c', edge: '#c62733' },
  ALFAMIDI: { word: 'Alfamidi', ink: '#a3141f', edge: '#174a9c' },
}

/** Decorative: the name of the method is next to it. */
export function MethodPlate({ method, name }: { method: PaymentMethod; name: string }) {
  const { word, ink, edge } = isKnown(method)
    ? PLATES[method]
    : { word: name.replace(' Virtual Account', ''), ink: '#1b1f2e', edge: '#c9c2b2' }
  return (
    <span
      className="plate"
      style={{ '--plate-ink': ink, '--plate-edge': edge } as CSSProperties}
      aria-hidden="true"
    >
      {isKnown(method) ? word : <span>{word}</span>}
    </span>
  )
}
