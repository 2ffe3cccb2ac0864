// The parts that the previews of the identity share: its colours, its mark and its hero.
import type { CSSProperties } from 'react'
import { accentOf } from '#contract/platform/colour.ts'
import { heroSceneOf } from '#contract/settings/hero-scenes.ts'
import type { Identity } from '#contract/settings/identity.schema.ts'
import { heroStem } from '#contract/site/site-images.ts'

export type PreviewProps = { identity: Identity; defaults: Identity }

const COLOUR = /^#[0-9a-f]{6}$/i

/** The colours of the draft; those of the site while it is no colour. */
export function accentStyle(accent: string): CSSProperties {
  if (!COLOUR.test(accent)) return {}
  const { face, hi, lip, on } = accentOf(accent.toLowerCase())
  return {
    '--color-star': face,
    '--color-star-hi': hi,
    '--color-star-lip': lip,
    '--color-on-star': on,
  } as CSSProperties
}

export function heroPreviewUrl(heroUrl: string | null, width: 480 | 960): string {
  const scene = heroSceneOf(heroUrl)
  const stem = heroUrl === null ? null : heroStem(heroUrl)
  return scene === null && stem !== null ? `${stem}-${width}.webp` : `/art/${scene ?? 'hero'}-${width}.webp`
}

/** The uploaded logo, the mark of the demo network, or the first letter on a block. */
export function MarkPreview({ identity, defaults }: PreviewProps) {
  const { name, short_name, logo_url } = identity
  if (logo_url !== null)
    return <img className="preview-mark flex-none object-contain" src={logo_url} alt="" />
  if (name === defaults.name && short_name === defaults.short_name) {
    return <img className="preview-mark flex-none object-contain" src="/icons/mark.svg" alt="" />
  }
  const [initial = ''] = short_name.trim()
  return (
    <span className="preview-mark preview-block px grid flex-none place-items-center bg-star text-on-star">
      {initial.toUpperCase()}
    </span>
  )
}
