import { type CSSProperties, useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { GamemodeImage } from '#contract/network/gamemodes.schema.ts'
import { imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import { toModeViews } from '#contract/network/network-views.ts'
import type { Mode } from '#contract/settings/modes.schema.ts'
import { NamedField } from '#web/admin/kit/entries/named-field.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { MomentInput } from '#web/admin/kit/parts/moment-input.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ColourField } from '#web/admin/kit/settings/fields/colour-field.tsx'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { PreviewLanguage } from '#web/admin/kit/settings/preview-language.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import type { SceneName } from '#web/kit/ui/scenes.ts'
import { useServers } from '../servers/use-servers.ts'

type Props = { modes: SectionForm<'modes'>; at: FieldAt<Mode>; pictures: ModePictures }

export function ModeFields({ modes, at, pictures: { uploaded, scenes } }: Props) {
  const { t } = useAdminText()
  const servers = useServers()
  const since = at.at('since')
  return (
    <div className="grid grid-cols-1 gap-4">
      <NamedField
        at={at.at('name')}
        id={at.at('id')}
        ids={modes.value.map(({ id }) => id)}
        savedIds={modes.base.map(({ id }) => id)}
        fallback="mode"
      />
      <LanguagesField at={at.at('text')} multiline max={240} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <SettingField at={since} help={t('adminSettings.optional')}>
          {(control) => (
            <MomentInput
              {...control}
              type="date"
              value={since.value ?? ''}
              onChange={({ target }) => since.set(target.value || null)}
            />
          )}
        </SettingField>
        <NumberField at={at.at('season')} nullable placeholder={t('adminNetwork.noSeason')} />
        <ColourField at={at.at('accent')} />
        <SelectField
          at={at.at('server')}
          help={t('adminNetwork.serverHelp')}
          options={[
            { value: null, label: t('adminNetwork.noServer') },
            ...servers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <div>
        <p className="label">{t('adminNetwork.pictures')}</p>
        <ul className="grid grid-cols-3 gap-2 sm:max-w-108">
          {uploaded.length > 0
            ? uploaded.map(({ _id, image_url }) => (
                <li key={_id} className="entry-picture w-full">
                  <img src={image_url} alt="" loading="lazy" />
                </li>
              ))
            : scenes.map((scene) => (
                <li key={scene} className="entry-picture w-full opacity-60 [filter:grayscale(1)]">
                  <Picture art={ART[scene]} alt="" sizes="8rem" />
                </li>
              ))}
        </ul>
        <LinkButton to="/admin/images" className="mt-3" icon="images">
          {t('adminNetwork.managePictures')}
        </LinkButton>
      </div>
    </div>
  )
}

/** The pictures of a mode: those of admins that are active, else scenes of the build. */
export type ModePictures = { uploaded: readonly GamemodeImage[]; scenes: readonly SceneName[] }

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
