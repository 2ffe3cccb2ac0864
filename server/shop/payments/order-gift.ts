// Orders for a friend: the stored sender and message, and the commands with them.
import { type FriendGift, fillGift } from '#contract/shop/friend-gift.ts'
import type { Command } from '#server/platform/database/commands.ts'

/** The commands of a product as they are sold; those that need a sender or a message are left out where there is none. */
export function soldCommands(
  commands: readonly Command[],
  gift: FriendGift | null,
  reserved: readonly string[] = [],
): Command[] {
  return commands.flatMap((command) => {
    const text = fillGift(command.text, gift, reserved)
    return text === null ? [] : [{ ...command, text }]
  })
}

export function readGift(stored: string | null): FriendGift | null {
  return stored === null ? null : JSON.parse(stored)
}
