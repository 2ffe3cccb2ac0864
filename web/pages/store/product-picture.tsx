import { ART } from '#web/kit/ui/art.ts'
import { type Art, Picture } from '#web/kit/ui/picture.tsx'
import { useImageFallback } from '#web/kit/ui/use-image-fallback.ts'
import { artOf } from './product-art.ts'

type Props = {
  imageUrl: string
  sizes: string
  first?: boolean
}

const CROP = 'object-[50%_25%]'

/** The name of the product stands beside it. Our own images come in several sizes; an external one that fails is replaced by our default. */
export function ProductPicture({ imageUrl, sizes, first = false }: Props) {
  const { failed, image } = useImageFallback(imageUrl)
  const art: Art | null = failed ? ART.pointsHandful : artOf(imageUrl)
  const loading = first ? 'eager' : 'lazy'
  const priority = first ? 'high' : 'auto'

  if (art)
    return (
      <Picture art={art} alt="" sizes={sizes} loading={loading} fetchPriority={priority} className={CROP} />
    )
  return (
    <img
      {...image}
      src={imageUrl}
      alt=""
      width={1024}
      height={1024}
      loading={loading}
      fetchPriority={priority}
      decoding="async"
      referrerPolicy="no-referrer"
      className={CROP}
    />
  )
}
