import { useId, useState } from 'react'
import { GAMEMODE_NAMES, GAMEMODES, type Gamemode } from '#contract/gamemodes.ts'
import type { GamemodeImage } from '#contract/gamemodes-admin.schema.ts'
import { GAMEMODE_ART } from '../../ui/art.ts'
import { Picture } from '../../ui/picture.tsx'
import { adminCall } from '../api/admin-call.ts'
import { showDone } from '../frame/admin-toast.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Problem } from '../parts/problem.tsx'
import { useFocusAfterRemoval } from '../parts/use-focus-after-removal.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { ImageCard } from './image-card.tsx'

type Props = { images: readonly GamemodeImage[]; onChanged: () => void }

export function Gallery({ images, onChanged }: Props) {
  const { t } = useAdminText()
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
      {problem !== null && <Problem text={t('adminImages.toggleFailed')} error={problem} />}
      <div ref={list} className="grid grid-cols-1 gap-6">
        {GAMEMODES.map((gamemode) => (
          <GamemodeSection
            key={gamemode}
            gamemode={gamemode}
            images={images.filter((image) => image.gamemode === gamemode)}
            onToggle={toggle}
            onDelete={setDeleted}
          />
        ))}
      </div>
      {deleted && (
        <Confirm
          question={t('adminImages.confirmDelete')}
          act={t('admin.delete')}
          acting={t('admin.loading')}
          failed={t('adminImages.deleteFailed')}
          danger
          onAct={async () => {
            await adminCall('DELETE /api/admin/gamemode-images/:id', { params: { id: deleted._id } })
            onRemoved(deleted._id)
            setDeleted(null)
            showDone(t('adminImages.deleted'))
            onChanged()
          }}
          onClose={() => setDeleted(null)}
        >
          <p className="text-sm text-soft">{GAMEMODE_NAMES[deleted.gamemode]}</p>
        </Confirm>
      )}
    </>
  )
}

type SectionProps = {
  gamemode: Gamemode
  images: readonly GamemodeImage[]
  onToggle: (image: GamemodeImage) => Promise<void>
  onDelete: (image: GamemodeImage) => void
}

function GamemodeSection({ gamemode, images, onToggle, onDelete }: SectionProps) {
  const { number } = useAdminText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="flex items-center gap-2 text-base">
        <i className="dot" style={{ color: `var(--color-${gamemode})` }} />
        <span id={id}>{GAMEMODE_NAMES[gamemode]}</span>
        <span className="num font-semibold text-faint text-sm">{number(images.length)}</span>
      </h2>
      {images.length > 0 && (
        <ul className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {images.map((image, index) => (
            <li key={image._id} data-row={image._id}>
              <ImageCard image={image} number={index + 1} onToggle={onToggle} onDelete={onDelete} />
            </li>
          ))}
        </ul>
      )}
      {!images.some(({ active }) => active) && <BuiltInImages gamemode={gamemode} />}
    </section>
  )
}

/** The image shown to visitors while none of the mode is active. */
function BuiltInImages({ gamemode }: { gamemode: Gamemode }) {
  const { t } = useAdminText()
  return (
    <div className="mt-2 rounded-slab border border-line border-dashed p-3">
      <p className="mb-3 text-soft text-sm">{t('adminImages.empty')}</p>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {GAMEMODE_ART[gamemode].map(({ art }, index) => (
          <Picture
            key={art.name}
            art={art}
            alt={t('adminImages.builtIn', { number: index + 1, gamemode: GAMEMODE_NAMES[gamemode] })}
            sizes="(width >= 64rem) 16rem, 30vw"
            className="aspect-video w-full rounded-block bg-deep object-cover opacity-60 grayscale"
          />
        ))}
      </div>
    </div>
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
