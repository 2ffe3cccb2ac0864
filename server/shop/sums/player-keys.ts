// Sums of players are added up by the key that is stored with each order: it has to be that of its name.
import { playerKey } from '#contract/network/player-key.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import type { Difference } from './compare-sums.ts'

export async function compareKeys(db: Db): Promise<Difference[]> {
  return (await listWrong(db)).map(({ username, player_key }) => ({
    key: `orders of ${username}`,
    name: 'player_key',
    stored: player_key,
    orders: playerKey(username),
  }))
}

export async function repairKeys(db: Database): Promise<void> {
  for (const { username } of await listWrong(db))
    await db
      .updateTable('orders')
      .set({ player_key: playerKey(username) })
      .where('username', '=', username)
      .execute()
}

async function listWrong(db: Db) {
  const names = await db.selectFrom('orders').select(['username', 'player_key']).distinct().execute()
  return names.filter(({ username, player_key }) => playerKey(username) !== player_key)
}
