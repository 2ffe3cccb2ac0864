import { useEffect, useRef, useState } from 'react'
import { ART } from '../ui/art.ts'
import { type Art, Picture } from '../ui/picture.tsx'
import { artOf } from './product-art.ts'

type Props = {
  imageUrl: string
  alt: string
  sizes: string
  /** For the picture that the page is opened for. */
  first?: boolean
}

const CROP = 'object-[50%_5%]'

/** The picture of a product in its frame: ours in the right size, any other as it is, and ours again where that fails. */
export function ProductPicture({ imageUrl, alt, sizes, first = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const art: Art | null = failed === imageUrl ? ART.pointsHandful : artOf(imageUrl)
  const loading = first ? 'eager' : 'lazy'
  const priority = first ? 'high' : 'auto'

  // A picture that failed before this script ran has no event left to send.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(imageUrl)
  }, [imageUrl])

  if (art)
    return (
      <Picture
        art={art}
        alt={alt}
        sizes={sizes}
        loading={loading}
        fetchPriority={priority}
        className={CROP}
      />
    )
  return (
    <img
      ref={image}
      src={imageUrl}
      alt={alt}
      width={1024}
      height={1024}
      loading={loading}
      fetchPriority={priority}
      decoding="async"
      referrerPolicy="no-referrer"
      className={CROP}
      onError={() => setFailed(imageUrl)}
    />
  )
}
