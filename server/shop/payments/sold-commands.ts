// The commands of an order, of one of its lines, and of what is bought above a limit.
import { type FriendGift, fillGift } from '#contract/shop/friend-gift.ts'
import { fillQuantity, QUANTITY_PLACEHOLDER } from '#contract/shop/store-admin.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { Excess } from '#server/shop/products/player-limit.service.ts'
import type { Order } from './order.ts'

/** For one of a product. Commands that need a sender or a message are left out where there is none; no value has a `%`. */
export function withGift(
  commands: readonly Command[],
  gift: FriendGift | null,
  reserved: readonly string[],
): Command[] {
  return commands.flatMap((command) => {
    const text = fillGift(command.text, gift, reserved)
    return text === null ? [] : [{ ...command, text }]
  })
}

/** `quantity` times; a command that names the quantity is sent once. */
export function repeated(commands: readonly Command[], quantity: number): Command[] {
  return Array.from({ length: quantity }, (_, round) =>
    commands
      .filter(({ text }) => round === 0 || !text.includes(QUANTITY_PLACEHOLDER))
      .map((command) => ({ ...command, text: fillQuantity(command.text, quantity) })),
  ).flat()
}

/** As of a line; null when the commands of the order are those of one product. */
export function toLineCommands(commands: readonly Command[], isOnly: boolean): string | null {
  return isOnly ? null : JSON.stringify(commands)
}

type SoldOrder = Pick<Order, 'items' | 'commands'>
type Split = { due: readonly Command[]; surplus: readonly Command[] }

/** Of an order that the version before has stored, whose lines have no commands, everything is surplus. */
export function splitSurplus({ items, commands }: SoldOrder, excess: readonly Excess[]): Split {
  if (excess.length === 0) return { due: commands, surplus: [] }
  const lines = items.map(({ product_id, quantity, commands: of }) => {
    const above = excess.find((one) => one.product_id === product_id)?.surplus ?? 0
    return { commands: readLine(of), due: quantity - above, above }
  })
  if (lines.some((line) => line.commands === null)) return { due: [], surplus: commands }
  return {
    due: lines.flatMap((line) => repeated(line.commands ?? [], line.due)),
    surplus: lines.flatMap((line) => repeated(line.commands ?? [], line.above)),
  }
}

/** Every form in which a command of the order may have been enqueued. */
export function listEnqueueable({ items, commands }: SoldOrder): Command[] {
  const parts = items.flatMap(({ quantity, commands: of }) =>
    Array.from({ length: quantity }, (_, less) => repeated(readLine(of) ?? [], quantity - less)),
  )
  return [...commands, ...parts.flat()]
}

function readLine(stored: string | null): Command[] | null {
  return stored === null ? null : JSON.parse(stored)
}
