import { useState } from 'react'
import { imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import type { GamemodeImage } from '#contract/network/gamemodes-admin.schema.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = {
  image: GamemodeImage
  /** The name of its mode. */
  mode: string
  number: number
  onToggle: (image: GamemodeImage) => Promise<void>
  onDelete: (image: GamemodeImage) => void
}

export function ImageCard({ image, mode, number, onToggle, onDelete }: Props) {
  const { t } = useAdminText()
  const [busy, setBusy] = useState(false)
  const { active } = image
  const which = { number, gamemode: mode }
  return (
    <div className="slab overflow-hidden">
      <img
        src={imageUrlAtWidth(image.image_url, 480)}
        alt={t('adminImages.picture', which)}
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
        className={`aspect-video w-full bg-deep object-cover ${active ? '' : 'opacity-40'}`}
      />
      <div className="flex items-center gap-1 p-1.5 pl-3">
        <span className="mr-auto">
          <Badge tone={active ? 'ok' : 'plain'}>
            {t(active ? 'adminImages.active' : 'adminImages.inactive')}
          </Badge>
        </span>
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-label={t(active ? 'adminImages.deactivateOne' : 'adminImages.activateOne', which)}
          disabled={busy}
          onClick={() => {
            setBusy(true)
            onToggle(image).finally(() => setBusy(false))
          }}
        >
          {t(active ? 'adminImages.deactivate' : 'adminImages.activate')}
        </button>
        <button
          type="button"
          className="icon-btn hover:text-bad"
          aria-label={t('adminImages.deleteOne', which)}
          onClick={() => onDelete(image)}
        >
          <Icon name="trash-2" />
        </button>
      </div>
    </div>
  )
}
