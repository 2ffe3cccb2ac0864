import { artSet } from '#web/kit/ui/picture.tsx'
import { SKY } from './sky-art.ts'
import type { SkyHour } from './sky-hour.ts'

/** Below it the upright crops are shown. */
export const PHONE = '(width < 48rem)'
/** Narrow screens are higher than the wide picture, which is cut at its sides there. */
const WIDE = '(width < 64rem) 1640px, 100vw'

export function SkySources({ name }: { name: SkyHour | 'lamps' }) {
  return (
    <>
      <Source crop="tall" name={name} media={PHONE} sizes="100vw" />
      <Source crop="wide" name={name} sizes={WIDE} />
    </>
  )
}

type SourceProps = { crop: keyof typeof SKY; name: string; media?: string; sizes: string }

function Source({ crop, name, ...source }: SourceProps) {
  const { name: stem, widths, width, height } = SKY[crop]
  const srcSet = artSet({ name: `${stem}-${name}`, widths, width, height }, 'avif')
  return <source type="image/avif" srcSet={srcSet} width={width} height={height} {...source} />
}
