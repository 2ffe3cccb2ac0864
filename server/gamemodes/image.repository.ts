// Pictures of the game modes that admins have added.
import { GAMEMODES, type Gamemode } from '#contract/gamemodes.ts'
import type { Db } from '#server/database/schema.ts'

export type ActiveImage = { gamemode: Gamemode; imageUrl: string }

/** In the order in which they were added. */
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
