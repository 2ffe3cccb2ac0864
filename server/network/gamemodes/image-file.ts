// The pictures of the game modes in the file of the site.
import * as z from 'zod'
import { idOr } from '#contract/platform/fields.schema.ts'
import { checkUniqueIds, Id, UploadUrl } from '#contract/settings/fields.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { compareEntries } from '#server/platform/site-file/compare-entries.ts'
import { parseStrictly } from '#server/platform/site-file/parse-strictly.ts'
import type { PictureUse, SiteFileKind } from '#server/platform/site-file/site-file-kind.ts'
import { deleteImage, insertImage, listImages, replaceImage } from './image.repository.ts'

type Deps = {
  db: Db
  audit: Audit
  /** Also of a picture that is removed: it may be of use until the transaction ends. */
  track: PictureUse['track']
}

const ModePicture = z.object({
  id: idOr('image_not_found'),
  mode: Id,
  /** Null: it is not in the file. */
  picture: UploadUrl.nullable(),
  active: z.boolean(),
})
type ModePicture = z.infer<typeof ModePicture>
type KnownPicture = ModePicture & { picture: string }

const PICTURES_MAX = 1_000
const ModePictures = z.array(ModePicture).max(PICTURES_MAX).superRefine(checkUniqueIds)

export function createImageFile({ db, audit, track }: Deps): SiteFileKind<ModePicture[]> {
  const list = async (): Promise<KnownPicture[]> =>
    (await listImages(db)).map(({ _id: id, gamemode: mode, image_url: picture, active }) => {
      return { id, mode, picture, active }
    })
  const rowOf = ({ id: _id, mode: gamemode, picture: image_url, active }: KnownPicture) => {
    return { _id, gamemode, image_url, active }
  }
  return {
    name: 'mode_pictures',
    pictures: { width: 1_600, variantsAt: () => 'plain', track },
    read: list,
    parse: (json) => parseStrictly(ModePictures, json),
    check: async () => [],

    async compare(entries) {
      const present = await list()
      /** One whose picture is missing stays as it is, and is left out where it is new. */
      const wanted = entries.flatMap((entry): KnownPicture[] => {
        const picture = entry.picture ?? present.find(({ id }) => id === entry.id)?.picture
        return picture === undefined ? [] : [{ ...entry, picture }]
      })
      return compareEntries({
        wanted,
        present,
        keyOf: ({ id }) => id,
        nameOf: ({ mode }) => mode,
        add:
          (entry, index) =>
          async (trx, { admin, at }) => {
            // In the order of the file.
            await insertImage(trx, rowOf(entry), new Date(at.getTime() + index))
            await audit.write(trx, { admin, action: 'image_added', subject: entry.mode })
            return true
          },
        change:
          (after, before) =>
          async (trx, { admin }) => {
            if (!(await replaceImage(trx, rowOf(before), rowOf(after)))) return false
            const action = after.active ? 'image_activated' : 'image_deactivated'
            await audit.write(trx, { admin, action, subject: after.mode })
            return true
          },
        remove: ({ id, mode, picture }) => ({
          action: 'remove',
          apply: async (trx, { admin, at }) => {
            if (!(await deleteImage(trx, id))) return false
            await track(trx, { url: picture, path: '', at: at.toISOString() })
            await audit.write(trx, { admin, action: 'image_deleted', subject: mode })
            return true
          },
        }),
      })
    },
  }
}
