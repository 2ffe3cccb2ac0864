import { useState } from 'react'
import { imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import type { GamemodeImage } from '#contract/network/gamemodes-admin.schema.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button, IconButton } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

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
        <Button
          variant="ghost"
          aria-label={t(active ? 'adminImages.deactivateOne' : 'adminImages.activateOne', which)}
          disabled={busy}
          onClick={() => {
            setBusy(true)
            onToggle(image).finally(() => setBusy(false))
          }}
        >
          {t(active ? 'adminImages.deactivate' : 'adminImages.activate')}
        </Button>
        <IconButton
          icon="trash-2"
          label={t('adminImages.deleteOne', which)}
          className="hover:text-bad"
          onClick={() => onDelete(image)}
        />
      </div>
    </div>
  )
}
