import type { MapEntry } from '#contract/settings/maps.schema.ts'
import { NamedField } from '#web/admin/kit/entries/named-field.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ColourField } from '#web/admin/kit/settings/fields/colour-field.tsx'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { PictureField } from '#web/admin/kit/settings/fields/picture-field.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { uploadFile } from '#web/admin/kit/upload/upload-file.ts'
import { mapArt } from '#web/kit/ui/map-art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'

type Props = { at: FieldAt<MapEntry>; ids: readonly string[]; savedIds: readonly string[] }

async function upload(image: File, onProgress: (share: number) => void): Promise<string> {
  const { image_url } = await uploadFile('POST /api/admin/site-images', { kind: 'map', image }, onProgress)
  return image_url
}

export function MapFields({ at, ids, savedIds }: Props) {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-4">
      <NamedField at={at.at('name')} id={at.at('id')} ids={ids} savedIds={savedIds} fallback="map" max={32} />
      <LanguagesField at={at.at('text')} max={160} multiline />
      <TextField
        at={at.at('url')}
        nullable
        technical
        inputMode="url"
        placeholder="https://"
        help={t('adminNetwork.mapUrlHelp')}
      />
      <SwitchField at={at.at('coming_soon')} help={t('adminNetwork.comingSoonHelp')} />
      <PictureField
        at={at.at('picture_url')}
        upload={upload}
        help={t('adminNetwork.mapPictureHelp')}
        size={96}
      />
      <ColourField at={at.at('accent')} className="sm:max-w-64" />
    </div>
  )
}

type PictureProps = { maps: readonly MapEntry[]; index: number; className: string }

/** As the maps page shows it: the upload, else a picture of the build. */
export function MapPicture({ maps, index, className }: PictureProps) {
  const uploaded = maps[index]?.picture_url
  const art = mapArt(maps)[index]
  return (
    <span className={`block ${className}`}>
      {uploaded ? <img src={uploaded} alt="" /> : art && <Picture art={art.art} alt="" sizes="8rem" />}
    </span>
  )
}
