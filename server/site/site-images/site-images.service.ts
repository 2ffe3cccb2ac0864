// Pictures of the site: uploaded in the settings and for posts, removed when no version of either names them.
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import { SITE_IMAGE_KINDS, type SiteImageKind } from '#contract/site/site-images.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { PictureKind } from '#server/platform/pictures/pictures.service.ts'
import { createUploads, trackUpload, type UploadsDeps } from '#server/platform/pictures/uploads.service.ts'
import type { SettingsCheck } from '#server/platform/settings/settings-admin.service.ts'
import { listPictureFields, type PictureUse } from '#server/platform/site-file/site-file-kind.ts'

export type SiteImages = ReturnType<typeof createSiteImages>

/** Pages derive the names of the other variants from it. */
const WIDEST = 1_600

export const SITE_PICTURES: PictureUse = {
  width: WIDEST,
  variantsAt: (path) => variantsOf(kindAt(path)),
  track: (db, { url, path, at }) => trackUpload(db, { url, kind: kindAt(path), at }),
}

export const POST_PICTURES: PictureUse = {
  width: WIDEST,
  variantsAt: () => 'plain',
  track: (db, { url, at }) => trackUpload(db, { url, kind: 'post', at }),
}

function kindAt(path: string): SiteImageKind {
  const field = path.slice(path.lastIndexOf('.') + 1)
  return SITE_IMAGE_KINDS.find((kind) => field === `${kind}_url`) ?? 'map'
}

function variantsOf(kind: SiteImageKind): PictureKind {
  return kind === 'hero' ? 'hero' : 'plain'
}

export function createSiteImages(deps: UploadsDeps) {
  const { db, pictures } = deps
  const uploads = createUploads(deps, {
    kinds: SITE_IMAGE_KINDS,
    width: WIDEST,
    variantsOf,
    describe: (subject) => ({ action: 'site_image_added', subject }),
    isUsed: (stem) => isInVersions(db, stem),
    keepsUsed: false,
  })

  /** Refuses an upload that was removed meanwhile, or that belongs to another site. */
  const checkUploads: SettingsCheck = async (settings, section) => {
    // The look of the site has pictures of this site only; maps may show those of other hosts.
    const isOwn = (url: string) =>
      pictures.nameOf(url) !== null || (section === 'identity' && /^https?:/.test(url))
    const named = listPictureFields(settings[section]).filter(({ address }) => isOwn(address))
    const missing = await Promise.all(
      named.map(async ({ path, address }): Promise<SettingsIssue[]> => {
        return (await uploads.has(address)) ? [] : [{ path: path.split('.'), message: 'picture_gone' }]
      }),
    )
    return missing.flat()
  }

  return { ...uploads, checkUploads }
}

async function isInVersions(db: Db, text: string): Promise<boolean> {
  for (const table of ['settings', 'settings_history', 'post_version'] as const) {
    const row = await db
      .selectFrom(table)
      .select('version')
      .where('value', 'like', `%${text}%`)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
