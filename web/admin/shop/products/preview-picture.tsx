import { Icon } from '#web/kit/ui/icon.tsx'
import { useImageFallback } from '#web/kit/ui/use-image-fallback.ts'

/** The picture of a card; its place stays when there is none. */
export function PreviewPicture({ src }: { src: string | null }) {
  const { failed, image } = useImageFallback(src ?? '')
  return (
    <div className="grid [grid-template:minmax(0,1fr)_/_minmax(0,1fr)] place-items-center aspect-[4/3] bg-deep">
      {src === null || failed ? (
        <Icon name="image" className="text-2xl text-faint" />
      ) : (
        <img
          {...image}
          className="size-full object-cover object-[50%_5%]"
          src={src}
          alt=""
          width={512}
          height={384}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  )
}
