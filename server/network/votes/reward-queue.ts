import type { Command } from '#server/platform/database/commands.ts'
import type { Db } from '#server/platform/database/schema.ts'

/** The reward of a vote. */
type VoteReward = {
  /** The id of the vote. */
  orderId: string
  username: string
  commands: readonly Command[]
  at: Date
  isTest: boolean
  purpose: 'vote'
}

/** Takes rewards to the game servers: the delivery queue of the shop. */
export type RewardQueue = {
  /** Call it in the transaction that counts the vote. */
  enqueue(trx: Db, reward: VoteReward): Promise<unknown>
  wake(): void
}
