// The commands of an order as they are sold, and the stored sender and message of an order for a friend.
import { type FriendGift, fillGift } from '#contract/shop/friend-gift.ts'
import { fillQuantity, QUANTITY_PLACEHOLDER } from '#contract/shop/store-admin.ts'
import type { Command } from '#server/platform/database/commands.ts'

type Sold = { gift?: FriendGift | null; reserved?: readonly string[]; quantity?: number }

/**
 * The commands of a product, quantity times; one that names the quantity is sent once. Those that need a sender or a message
 * are left out where there is none.
 */
export function soldCommands(
  commands: readonly Command[],
  { gift = null, reserved = [], quantity = 1 }: Sold = {},
): Command[] {
  const sold = commands.flatMap((command) => {
    const isOnce = command.text.includes(QUANTITY_PLACEHOLDER)
    const text = fillGift(fillQuantity(command.text, quantity), gift, reserved)
    return text === null ? [] : [{ isOnce, command: { ...command, text } }]
  })
  return Array.from({ length: quantity }, (_, round) =>
    sold.flatMap(({ isOnce, command }) => (isOnce && round > 0 ? [] : [command])),
  ).flat()
}

export function readGift(stored: string | null): FriendGift | null {
  return stored === null ? null : JSON.parse(stored)
}
