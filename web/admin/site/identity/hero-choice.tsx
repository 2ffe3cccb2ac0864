import { useId } from 'react'
import { IMAGE_KINDS } from '#contract/platform/image-upload.ts'
import { HERO_SCENES, heroSceneOf, heroSceneUrl } from '#contract/settings/hero-scenes.ts'
import { FieldError } from '#web/admin/kit/parts/field.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { usePictureUpload } from '#web/admin/kit/settings/fields/picture-field.tsx'
import { LockNote } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { heroPreviewUrl } from './home-preview.tsx'

export function HeroChoice({ at }: { at: FieldAt<string | null> }) {
  const { t } = useAdminText()
  const id = useId()
  const { progress, problem, send } = usePictureUpload(at, 'hero')
  const chosen = heroSceneOf(at.value)
  const isLocked = at.lockedBy !== null
  const isBusy = progress !== null
  return (
    <fieldset aria-describedby={`${id}-help`}>
      <legend className="sr-only">{t('settingsLabels.identity.hero_url')}</legend>
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2"
        data-path={at.key}
        tabIndex={-1}
      >
        {HERO_SCENES.map((scene) => (
          <label key={scene} className="scene-choice">
            <input
              type="radio"
              className="sr-only"
              name={id}
              checked={chosen === scene}
              disabled={isLocked}
              onChange={() => at.set(heroSceneUrl(scene))}
            />
            <img
              className="size-full object-cover"
              src={`/art/${scene}-480.webp`}
              alt={t(`adminIdentity.scene_${scene}`)}
              loading="lazy"
            />
          </label>
        ))}
        {chosen === null && (
          <label className="scene-choice">
            <input type="radio" className="sr-only" name={id} checked readOnly />
            <img
              className="size-full object-cover"
              src={heroPreviewUrl(at.value, 480)}
              alt={t('adminIdentity.ownPicture')}
            />
          </label>
        )}
        <label
          className="scene-choice place-content-center justify-items-center gap-1 border-edge border-dashed text-[0.875rem]"
          aria-disabled={isLocked || isBusy || undefined}
        >
          <input
            type="file"
            className="sr-only"
            accept={IMAGE_KINDS.join(',')}
            disabled={isLocked || isBusy}
            onChange={({ target }) => {
              send(target.files?.[0])
              // Allows the same file to be selected again.
              target.value = ''
            }}
          />
          <Icon name={isBusy ? 'loader' : 'image-up'} className={isBusy ? 'animate-spin' : ''} />
          <span aria-live="polite">{progress ?? t('adminIdentity.ownPicture')}</span>
        </label>
      </div>
      <FieldError role="alert" text={problem} />
      <p id={`${id}-help`} className="help">
        {at.lockedBy ? <LockNote variable={at.lockedBy} /> : t('adminIdentity.heroHelp')}
      </p>
    </fieldset>
  )
}
