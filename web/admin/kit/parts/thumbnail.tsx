import { useImageFallback } from '#web/kit/ui/use-image-fallback.ts'

type Props = {
  src: string
  alt: string
  size: number
  /** Shows the whole picture instead of a square part of it. */
  whole?: boolean
}

/** A square picture. Hidden when it fails to load, until the address changes. */
export function Thumbnail({ src, alt, size, whole = false }: Props) {
  const { failed, image } = useImageFallback(src)
  if (failed) return null
  return (
    <img
      {...image}
      key={src}
      src={src}
      alt={alt}
      width={size}
      height={size}
      className={`block flex-none rounded-block bg-deep ${whole ? 'object-contain' : 'object-cover'}`}
      style={{ width: size, height: size }}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}
