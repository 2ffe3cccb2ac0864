import { type CSSProperties, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import type { GamemodeImage } from '#contract/network/gamemodes-admin.schema.ts'
import { toModeViews } from '#contract/network/network-views.ts'
import type { Mode } from '#contract/settings/modes.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PreviewLanguage } from '#web/admin/kit/settings/preview-language.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import type { SceneName } from '#web/kit/ui/scenes.ts'

/** The pictures of a mode: those of admins that are active, else scenes of the build. */
export type ModePictures = { uploaded: readonly GamemodeImage[]; scenes: readonly SceneName[] }

/** As the home page shows the mode. */
export function ModePreview({ mode, pictures }: { mode: Mode; pictures: ModePictures }) {
  const { t, language: own, date } = useAdminText()
  const [language, setLanguage] = useState<Language>(own)
  const accent = /^#[0-9a-f]{6}$/i.test(mode.accent) ? mode.accent : '#ffffff'
  const [view] = toModeViews([{ ...mode, accent }], language)
  return (
    <Panel
      title={t('adminNetwork.asShown')}
      action={<PreviewLanguage value={language} onChange={setLanguage} />}
    >
      <div className="slab overflow-hidden" style={{ '--c': view?.accent } as CSSProperties}>
        <ModePicture pictures={pictures} className="preview-picture" />
        <div className="border-t-4 border-t-(--c) p-4">
          <b className="wrap-anywhere block text-lg">{view?.name || '–'}</b>
          <p className="wrap-anywhere mt-1 text-soft">{view?.text || '–'}</p>
          <p className="num mt-3 flex flex-wrap gap-x-4 gap-y-1 font-semibold text-sm">
            {mode.since && (
              <span className="flex items-center gap-2 text-(--c)">
                <Icon name="calendar-days" />
                {t('adminNetwork.since', { date: date(new Date(mode.since)) })}
              </span>
            )}
            {mode.season !== null && (
              <span className="flex items-center gap-2 text-soft">
                <Icon name="layers" />
                {t('adminNetwork.season', { season: mode.season })}
              </span>
            )}
          </p>
        </div>
      </div>
    </Panel>
  )
}

/** The first picture of a mode. */
export function ModePicture({ pictures, className }: { pictures: ModePictures; className: string }) {
  const [uploaded] = pictures.uploaded
  const [scene] = pictures.scenes
  return (
    <span className={`block ${className}`}>
      {uploaded ? (
        <img src={imageUrlAtWidth(uploaded.image_url, 480)} alt="" />
      ) : (
        scene && <Picture art={ART[scene]} alt="" sizes="22rem" />
      )}
    </span>
  )
}
