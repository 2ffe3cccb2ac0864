// Players who may not buy. Orders that they have placed before can still be paid.

import { playerKey } from '#contract/network/player-key.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { findBlock } from './player-block.repository.ts'

export { hasDelivered } from './player.repository.ts'
export { listBlockedKeys } from './player-block.repository.ts'

/** Given the encoded name in any capitals. */
export async function isBlocked(db: Db, username: string): Promise<boolean> {
  return (await findBlock(db, playerKey(username))) !== null
}
