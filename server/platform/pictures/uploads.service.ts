// Pictures that admins upload: stored, tracked, and removed when nothing names them.
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { PictureKind, Pictures } from './pictures.service.ts'
import { deleteUpload, hasUpload, listUploads, trackUpload } from './uploads.repository.ts'

export { trackUpload } from './uploads.repository.ts'

export type UploadsDeps = Pick<Core, 'db' | 'clock'> & {
  pictures: Pictures
  audit: Audit
  log: Pick<Log, 'info'>
}

type Use<Kind extends string> = {
  kinds: readonly Kind[]
  /** Pages derive the names of the other variants from the URL of this width. */
  width: Parameters<Awaited<ReturnType<Pictures['store']>>['urlAt']>[0]
  variantsOf?(kind: Kind): PictureKind
  describe(kind: Kind): Omit<Parameters<Audit['write']>[1], 'admin'>
  /** Whether something contains this part of the URL: an admin may have typed another host or path. */
  isUsed(stem: string): Promise<boolean>
  /** One that was used once is never removed. Otherwise it stays tracked, and goes when nothing names it any more. */
  keepsUsed: boolean
}

/** Longer than a form stays open. */
const UNSAVED_MS = 24 * 60 * 60 * 1_000
const SWEPT_AT_ONCE = 200

export function createUploads<Kind extends string>(
  { db, pictures, clock, audit, log }: UploadsDeps,
  { kinds, width, variantsOf = () => 'plain', describe, isUsed, keepsUsed }: Use<Kind>,
) {
  /** Returns the URL to save. */
  async function add(kind: Kind, bytes: Uint8Array, admin: string): Promise<string> {
    const url = (await pictures.store(bytes, variantsOf(kind))).urlAt(width)
    try {
      await db.transaction().execute(async (trx) => {
        await trackUpload(trx, { url, kind, at: clock.now().toISOString() })
        await audit.write(trx, { admin, ...describe(kind) })
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
    for (const { url, kind } of await listUploads(db, { kinds, before, limit: SWEPT_AT_ONCE })) {
      // Checked right before each removal, because it may be saved meanwhile.
      const stem = url
        .slice(url.lastIndexOf('/') + 1)
        .split('-', 1)
        .join('')
      if (await isUsed(stem)) {
        if (keepsUsed) await deleteUpload(db, url)
        continue
      }
      if (!(await pictures.remove(url, variantsOf(kind as Kind)))) continue
      await deleteUpload(db, url)
      removed += 1
    }
    if (removed > 0) log.info({ removed }, 'unused pictures removed')
  }

  return { add, sweep, has: (url: string): Promise<boolean> => hasUpload(db, url, kinds) }
}
