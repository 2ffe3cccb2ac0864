// SQL of game mode images.
import { type Selectable, sql } from 'kysely'
import { GAMEMODES, type Gamemode } from '#contract/gamemodes.ts'
import type { Db, Schema } from '#server/database/schema.ts'

type ActiveImage = { gamemode: Gamemode; imageUrl: string }

/** Oldest first. */
export async function listActiveImages(db: Db): Promise<ActiveImage[]> {
  const rows = await db
    .selectFrom('gamemode_image')
    .select(['gamemode', 'image_url'])
    .where('active', '=', 1)
    .where('gamemode', 'in', [...GAMEMODES])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ gamemode, image_url }) => ({ gamemode: gamemode as Gamemode, imageUrl: image_url }))
}

export type StoredImage = { id: string; gamemode: Gamemode; imageUrl: string; active: boolean }

/** Active and inactive, oldest first. */
export async function listImages(db: Db): Promise<StoredImage[]> {
  const rows = await db
    .selectFrom('gamemode_image')
    .selectAll()
    .where('gamemode', 'in', [...GAMEMODES])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toImage)
}

export async function insertImage(db: Db, { at, ...image }: StoredImage & { at: Date }): Promise<void> {
  await db
    .insertInto('gamemode_image')
    .values({
      id: image.id,
      gamemode: image.gamemode,
      image_url: image.imageUrl,
      active: image.active ? 1 : 0,
      created_at: at.toISOString(),
    })
    .execute()
}

/** One statement, so that two concurrent toggles both count. */
export async function toggleImage(db: Db, id: string): Promise<StoredImage | null> {
  const row = await db
    .updateTable('gamemode_image')
    .set({ active: sql<number>`1 - active` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? toImage(row) : null
}

/** The deleted image; null when it did not exist. */
export async function deleteImage(db: Db, id: string): Promise<StoredImage | null> {
  const row = await db.deleteFrom('gamemode_image').where('id', '=', id).returningAll().executeTakeFirst()
  return row ? toImage(row) : null
}

export async function countImages(db: Db): Promise<{ active: number; total: number }> {
  const { active, total } = await db
    .selectFrom('gamemode_image')
    .select(({ fn }) => [fn.sum<number | null>('active').as('active'), fn.countAll<number>().as('total')])
    .executeTakeFirstOrThrow()
  return { active: Number(active ?? 0), total: Number(total) }
}

function toImage(row: Selectable<Schema['gamemode_image']>): StoredImage {
  const { id, gamemode, image_url: imageUrl, active } = row
  return { id, gamemode: gamemode as Gamemode, imageUrl, active: active === 1 }
}
