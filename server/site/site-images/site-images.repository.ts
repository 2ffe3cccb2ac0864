// Uploaded pictures of the site, and whether settings name them.
import type { SiteImageKind } from '#contract/site/site-images.ts'
import type { Db } from '#server/platform/database/schema.ts'

export type SiteUpload = { url: string; kind: SiteImageKind; at: string }

export async function insertSiteUpload(db: Db, upload: SiteUpload): Promise<void> {
  await db.insertInto('site_upload').values(upload).execute()
}

/** Also one that is tracked already: it counts from now. */
export async function trackSiteUpload(db: Db, upload: SiteUpload): Promise<void> {
  const { kind, at } = upload
  await db
    .insertInto('site_upload')
    .values(upload)
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ kind, at }))
    .execute()
}

export async function listSiteUploads(db: Db, before: Date): Promise<SiteUpload[]> {
  const rows = await db
    .selectFrom('site_upload')
    .selectAll()
    .where('at', '<=', before.toISOString())
    .orderBy('at')
    .execute()
  return rows as SiteUpload[]
}

export async function hasSiteUpload(db: Db, url: string): Promise<boolean> {
  const row = await db.selectFrom('site_upload').select('url').where('url', '=', url).executeTakeFirst()
  return row !== undefined
}

export async function deleteSiteUpload(db: Db, url: string): Promise<void> {
  await db.deleteFrom('site_upload').where('url', '=', url).execute()
}

/** Whether the settings or an earlier version of them contain the text. */
export async function isInSettings(db: Db, text: string): Promise<boolean> {
  for (const table of ['settings', 'settings_history'] as const) {
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
