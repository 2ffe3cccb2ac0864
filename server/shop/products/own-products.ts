// Whether the owner sells something: a live site without it has no store. In memory, because pages ask on every request.
import type { Db } from '#server/platform/database/schema.ts'

export async function openOwnProducts(db: Db) {
  let current: Readonly<{ some: boolean }> = { some: false }

  async function reload(): Promise<void> {
    const found = await db
      .selectFrom('product')
      .select('id')
      .where('visible', '=', 1)
      .where('built_in', '=', 0)
      .limit(1)
      .executeTakeFirst()
    const some = found !== undefined
    if (some !== current.some) current = { some }
  }

  await reload()
  return {
    /** Returns one object until it changes. No query. */
    current: () => current,
    /** Reads what another request or process has saved. */
    reload,
  }
}
