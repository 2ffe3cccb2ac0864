// A picture of the build, or an uploaded one, with sizes and formats; its space is reserved before it loads.
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import type { SiteArt } from '#contract/site/site.ts'

const VERSION = typeof __ART_VERSION__ === 'string' ? __ART_VERSION__ : '00000000'

export type Art = SiteArt

function artUrl({ name, stem }: Art, width: number, kind: 'avif' | 'webp'): string {
  return `${stem ?? `/art/${VERSION}/${name}`}-${width}.${kind}`
}

/** A picture of the build in one size, as AVIF only. */
export const avifUrl = (name: string) => `/art/${VERSION}/${name}.avif`

/** A decorative picture in one size, as AVIF only: a browser without that format misses nothing that is read. */
export function Decor({ name, ...img }: Omit<ComponentProps<'img'>, 'src' | 'alt'> & { name: string }) {
  return <img loading="lazy" {...img} src={avifUrl(name)} alt="" />
}

export function artSet(art: Art, kind: 'avif' | 'webp'): string {
  return art.widths.map((width) => `${artUrl(art, width, kind)} ${width}w`).join(', ')
}

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'children'> & {
  art: Art
  alt: string
  sizes: string
  /** Other crops for other screens, first match wins. */
  crops?: readonly { media: string; art: Art; sizes: string }[]
  /** Sources before all others. */
  children?: ReactNode
}

export function Picture({ art, alt, sizes, crops = [], loading = 'lazy', children, ...img }: Props) {
  const { ground } = art
  const smallest = art.widths[0] ?? art.width
  return (
    <picture>
      {children}
      {crops.map((crop) => (
        <Sources key={crop.media} art={crop.art} sizes={crop.sizes} media={crop.media} />
      ))}
      <source type="image/avif" srcSet={artSet(art, 'avif')} sizes={sizes} />
      <img
        style={
          ground
            ? ({ '--ground': `linear-gradient(#${ground.replace(/...(?!$)/g, '$&,#')})` } as CSSProperties)
            : undefined
        }
        {...img}
        src={artUrl(art, smallest, 'webp')}
        srcSet={artSet(art, 'webp')}
        sizes={sizes}
        alt={alt}
        width={art.width}
        height={art.height}
        loading={loading}
        decoding={loading === 'lazy' ? 'auto' : 'async'}
      />
    </picture>
  )
}

function Sources({ art, sizes, media }: { art: Art; sizes: string; media: string }) {
  const { width, height } = art
  const shared = { media, sizes, width, height }
  return (
    <>
      <source type="image/avif" srcSet={artSet(art, 'avif')} {...shared} />
      <source type="image/webp" srcSet={artSet(art, 'webp')} {...shared} />
    </>
  )
}
