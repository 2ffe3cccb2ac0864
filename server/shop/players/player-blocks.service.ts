// Players who may not buy. Orders that they have placed before can still be paid.

import { playerKey } from '#contract/network/player-key.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { findBlock } from './player-block.repository.ts'

export { hasDelivered } from './player.repository.ts'
export { listBlockedKeys } from './player-block.repository.ts'

export type PlayerBlocks = ReturnType<typeof createPlayerBlocks>

export function createPlayerBlocks({ db }: { db: Database }) {
  return {
    /** Given the encoded name in any capitals. */
    isBlocked: async (username: string): Promise<boolean> =>
      (await findBlock(db, playerKey(username))) !== null,
  }
}
