// Pictures of the site: uploaded in the settings, removed when no version of the settings names them.
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import { SITE_IMAGE_KINDS, type SiteImageKind } from '#contract/site/site-images.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { PictureKind, Pictures } from '#server/platform/pictures/pictures.service.ts'
import type { SettingsCheck } from '#server/platform/settings/settings-admin.service.ts'
import type { PictureUse } from '#server/platform/site-file/site-file-kind.ts'
import {
  deleteSiteUpload,
  hasSiteUpload,
  insertSiteUpload,
  isInSettings,
  listSiteUploads,
  trackSiteUpload,
} from './site-images.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & { pictures: Pictures; audit: Audit; log: Pick<Log, 'info'> }

export type SiteImages = ReturnType<typeof createSiteImages>

/** Pages derive the names of the other variants from it. */
const WIDEST = 1_600
/** Longer than a form of the settings stays open. */
const UNSAVED_MS = 24 * 60 * 60 * 1_000

/** The pictures of the settings in the file of the site. */
export const SITE_PICTURES: PictureUse = {
  width: WIDEST,
  variantsAt: (path) => variantsOf(kindAt(path)),
  track: (db, { url, path, at }) => trackSiteUpload(db, { url, kind: kindAt(path), at }),
}

function kindAt(path: string): SiteImageKind {
  const field = path.slice(path.lastIndexOf('.') + 1)
  return SITE_IMAGE_KINDS.find((kind) => field === `${kind}_url`) ?? 'map'
}

function variantsOf(kind: SiteImageKind): PictureKind {
  return kind === 'hero' ? 'hero' : 'plain'
}

export function createSiteImages({ db, pictures, clock, audit, log }: Deps) {
  const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

  /** Returns the URL to save in the settings. */
  async function add(kind: SiteImageKind, bytes: Uint8Array, by: string): Promise<string> {
    const url = (await pictures.store(bytes, variantsOf(kind))).urlAt(WIDEST)
    try {
      await db.transaction().execute(async (trx) => {
        await insertSiteUpload(trx, { url, kind, at: clock.now().toISOString() })
        await audit.write(trx, { admin: by, action: 'site_image_added', subject: kind, detail: fileOf(url) })
      })
    } catch (error) {
      await pictures.remove(url, variantsOf(kind))
      throw error
    }
    return url
  }

  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - UNSAVED_MS)
    let removed = 0
    for (const { url, kind } of await listSiteUploads(db, before)) {
      // Checked right before each removal, because settings may be saved meanwhile. A picture that is named stays
      // listed: it can be removed when the history that names it has expired.
      const stem = fileOf(url).split('-', 1)[0] ?? url
      if (await isInSettings(db, stem)) continue
      if (!(await pictures.remove(url, variantsOf(kind)))) continue
      await deleteSiteUpload(db, url)
      removed += 1
    }
    if (removed > 0) log.info({ removed }, 'unused site images removed')
  }

  /** Refuses an upload that was removed meanwhile, or that belongs to another site. */
  const checkUploads: SettingsCheck = async (settings, section) => {
    // The look of the site has pictures of this site only; maps may show those of other hosts.
    const isOwn = (url: string) =>
      pictures.nameOf(url) !== null || (section === 'identity' && /^https?:/.test(url))
    const named = namedPictures(settings[section]).filter(({ url }) => isOwn(url))
    const missing = await Promise.all(
      named.map(async ({ path, url }): Promise<SettingsIssue[]> => {
        return (await hasSiteUpload(db, url)) ? [] : [{ path, message: 'picture_gone' }]
      }),
    )
    return missing.flat()
  }

  return { add, sweep, checkUploads }
}

type Named = { path: string[]; url: string }

/** Every field whose name says that it is the address of a picture. */
function namedPictures(value: unknown, path: string[] = []): Named[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const here = [...path, key]
    return typeof part === 'string' && /(?:^|_)(?:url|picture)$/.test(key)
      ? [{ path: here, url: part }]
      : namedPictures(part, here)
  })
}
