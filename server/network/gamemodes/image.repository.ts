import { type Selectable, sql } from 'kysely'
import type { GamemodeImage } from '#contract/network/gamemodes.schema.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

/** Active and inactive, oldest first. */
export async function listImages(db: Db): Promise<GamemodeImage[]> {
  const rows = await db.selectFrom('gamemode_image').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map(toImage)
}

export async function insertImage(db: Db, image: GamemodeImage, at: Date): Promise<void> {
  const { _id: id, gamemode, image_url, active } = image
  await db
    .insertInto('gamemode_image')
    .values({ id, gamemode, image_url, active: active ? 1 : 0, created_at: at.toISOString() })
    .execute()
}

/** One statement, so that two concurrent toggles both count. */
export async function toggleImage(db: Db, id: string): Promise<GamemodeImage | null> {
  const row = await db
    .updateTable('gamemode_image')
    .set({ active: sql<number>`1 - active` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? toImage(row) : null
}

/** False when it is not as it was. */
export async function replaceImage(db: Db, before: GamemodeImage, after: GamemodeImage): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gamemode_image')
    .set({ gamemode: after.gamemode, image_url: after.image_url, active: after.active ? 1 : 0 })
    .where('id', '=', before._id)
    .where('gamemode', '=', before.gamemode)
    .where('image_url', '=', before.image_url)
    .where('active', '=', before.active ? 1 : 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteImage(db: Db, id: string): Promise<GamemodeImage | null> {
  const row = await db.deleteFrom('gamemode_image').where('id', '=', id).returningAll().executeTakeFirst()
  return row ? toImage(row) : null
}

function toImage({ id, gamemode, image_url, active }: Selectable<Schema['gamemode_image']>): GamemodeImage {
  return { _id: id, gamemode, image_url, active: active === 1 }
}
