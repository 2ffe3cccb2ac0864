import { IMAGE_WIDTHS_PX, imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import { Picture } from '../ui/picture.tsx'

type Props = {
  post: Pick<PostSummary, 'image_url' | 'scene'>
  sizes: string
  /** It is on the first screen. */
  isFirst?: boolean
}

/** The owner's picture; without one a scene of the build. */
export function PostPicture({ post: { image_url: url, scene: name }, isFirst, ...shown }: Props) {
  const shared = { ...shown, loading: isFirst ? 'eager' : 'lazy', alt: '' } as const
  if (!url) return <Picture {...shared} art={{ name, widths: IMAGE_WIDTHS_PX, width: 1_600, height: 900 }} />
  const srcSet = IMAGE_WIDTHS_PX.map((width) => `${imageUrlAtWidth(url, width)} ${width}w`).join()
  return (
    <picture>
      <img {...shared} src={url} srcSet={srcSet} alt="" width={1_600} height={900} />
    </picture>
  )
}
