import type { Mode } from '#contract/settings/modes.schema.ts'
import { NamedField } from '#web/admin/kit/entries/named-field.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { MomentInput } from '#web/admin/kit/parts/moment-input.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ColourField } from '#web/admin/kit/settings/fields/colour-field.tsx'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SettingField, type SettingFieldProps } from '#web/admin/kit/settings/fields/setting-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'
import { useServers } from '../servers/use-servers.ts'
import type { ModePictures } from './mode-preview.tsx'

type Props = { modes: SectionForm<'modes'>; at: FieldAt<Mode>; pictures: ModePictures }

export function ModeFields({ modes, at, pictures }: Props) {
  const { t } = useAdminText()
  const servers = useServers()
  const saved = modes.base
  return (
    <div className="grid grid-cols-1 gap-4">
      <NamedField
        at={at.at('name')}
        id={at.at('id')}
        ids={modes.value.map(({ id }) => id)}
        savedIds={saved.map(({ id }) => id)}
        fallback="mode"
        max={32}
      />
      <LanguagesField at={at.at('text')} multiline max={240} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <DateField at={at.at('since')} help={t('adminNetwork.sinceHelp')} />
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
      <Pictures pictures={pictures} />
    </div>
  )
}

function Pictures({ pictures: { uploaded, scenes } }: Pick<Props, 'pictures'>) {
  const { t } = useAdminText()
  return (
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
      <p className="help">
        {uploaded.length > 0 ? t('adminNetwork.picturesHelp') : t('adminNetwork.builtInHelp')}
      </p>
      <LinkButton to="/admin/images" className="mt-3" icon="images">
        {t('adminNetwork.managePictures')}
      </LinkButton>
    </div>
  )
}

/** A day, for example `2026-11-16`; empty is null. */
function DateField({ at, ...field }: SettingFieldProps<string | null>) {
  return (
    <SettingField at={at} {...field}>
      {(control) => (
        <MomentInput
          {...control}
          type="date"
          value={at.value ?? ''}
          onChange={({ target }) => at.set(target.value || null)}
        />
      )}
    </SettingField>
  )
}
