import { useId, useState } from 'react'
import type { GamemodeImage } from '#contract/network/gamemodes.schema.ts'
import { imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import type { ModeView } from '#contract/network/network-views.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Problem, showDone } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button, IconButton } from '#web/admin/kit/parts/button.tsx'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useFocusAfterRemoval } from '#web/admin/kit/parts/use-focus-after-removal.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ART } from '#web/kit/ui/art.ts'
import { modeArt } from '#web/kit/ui/mode-art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'
import type { SceneName } from '#web/kit/ui/scenes.ts'

type Mode = Pick<ModeView, 'id' | 'name' | 'accent'>
type Props = { modes: readonly Mode[]; images: readonly GamemodeImage[]; onChanged: () => void }

export function Gallery({ modes, images, onChanged }: Props) {
  const { t } = useAdminText()
  const scenes = modeArt(modes)
  const removed = removedModes(modes, images)
  const [problem, setProblem] = useState<unknown>(null)
  const [deleted, setDeleted] = useState<GamemodeImage | null>(null)
  const { list, onRemoved } = useFocusAfterRemoval(images.map(({ _id }) => _id))

  async function toggle(image: GamemodeImage): Promise<void> {
    setProblem(null)
    try {
      const { active } = await adminCall('PUT /api/admin/gamemode-images/:id/toggle', {
        params: { id: image._id },
      })
      showDone(t(active ? 'adminImages.activated' : 'adminImages.deactivated'))
    } catch (error) {
      setProblem(error)
    }
    onChanged()
  }

  return (
    <>
      <Problem text={t('adminImages.toggleFailed')} error={problem} />
      <div ref={list} className="grid grid-cols-1 gap-6">
        {[...modes, ...removed].map((mode, index) => (
          <GamemodeSection
            key={mode.id}
            mode={mode}
            scenes={scenes[index] ?? []}
            images={images.filter((image) => image.gamemode === mode.id)}
            onToggle={toggle}
            onDelete={setDeleted}
          />
        ))}
      </div>
      {deleted && (
        <Confirm
          question={t('adminImages.confirmDelete')}
          act={t('admin.delete')}
          failed={t('adminImages.deleteFailed')}
          danger
          onAct={async () => {
            await adminCall('DELETE /api/admin/gamemode-images/:id', { params: { id: deleted._id } })
            onRemoved(deleted._id)
          }}
          done={t('adminImages.deleted')}
          onDone={onChanged}
          text={modes.find(({ id }) => id === deleted.gamemode)?.name ?? deleted.gamemode}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  )
}

/** Pictures of modes that the owner has removed can still be deleted. */
function removedModes(modes: readonly Mode[], images: readonly GamemodeImage[]): Mode[] {
  const ids = new Set(images.map(({ gamemode }) => gamemode))
  for (const { id } of modes) ids.delete(id)
  return [...ids].map((id) => ({ id, name: id, accent: 'var(--color-faint)' }))
}

type SectionProps = {
  mode: Mode
  /** Pictures of the build; none for a removed mode. */
  scenes: readonly SceneName[]
  images: readonly GamemodeImage[]
  onToggle: (image: GamemodeImage) => Promise<void>
  onDelete: (image: GamemodeImage) => void
}

function GamemodeSection({ mode, scenes, images, ...acts }: SectionProps) {
  const { t, number } = useAdminText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="flex items-center gap-2 text-base">
        <i className="dot" style={{ color: mode.accent }} />
        <span id={id}>{mode.name}</span>
        <span className="num font-semibold text-faint text-sm">{number(images.length)}</span>
      </h2>
      {images.length > 0 && (
        <ul className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {images.map((image, index) => (
            <li key={image._id} data-row={image._id}>
              <ImageCard image={image} which={{ number: index + 1, gamemode: mode.name }} {...acts} />
            </li>
          ))}
        </ul>
      )}
      {scenes.length === 0 && <p className="mt-2 text-faint text-sm">{t('adminImages.modeRemoved')}</p>}
      {scenes.length > 0 && !images.some(({ active }) => active) && (
        // Shown to visitors while none of the mode is active.
        <div className="mt-2 rounded-slab border border-line border-dashed p-3">
          <p className="mb-3 text-soft text-sm">{t('adminImages.empty')}</p>
          <div className="grid grid-cols-3 gap-2 sm:gap-3">
            {scenes.map((scene, index) => (
              <Picture
                key={scene}
                art={ART[scene]}
                alt={t('adminImages.builtIn', { number: index + 1, gamemode: mode.name })}
                sizes="(width >= 64rem) 16rem, 30vw"
                className="aspect-video w-full rounded-block bg-deep object-cover opacity-60 [filter:grayscale(1)]"
              />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

/** As high as two rows of pictures. */
export function GalleryWaiting() {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-6" role="status">
      <span className="sr-only">{t('admin.loading')}</span>
      <span className="slab block h-56" />
      <span className="slab block h-56" />
    </div>
  )
}

type ImageCardProps = Pick<SectionProps, 'onToggle' | 'onDelete'> & {
  image: GamemodeImage
  which: { number: number; gamemode: string }
}

function ImageCard({ image, which, onToggle, onDelete }: ImageCardProps) {
  const { t } = useAdminText()
  const [busy, setBusy] = useState(false)
  const { active } = image
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
          label={t(active ? 'adminImages.deactivate' : 'adminImages.activate')}
        />
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
