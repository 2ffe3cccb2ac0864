// The lines of commands in the product form, each with its server and waiting.
import type { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { toLines } from '#contract/shop/store-admin.ts'

/** Without a server it is the first one. */
export type Command = ProductForm['execute'][number]

const toCommand = (text: string): Command => ({ type: 'commands', text, wait_online: false })

/** After typing, a line keeps its options where it moved to; a line that was changed keeps those of its place. */
export function readCommands(typed: string, before: readonly Command[]): Command[] {
  const lines = toLines(typed)
  const free = before.map((_, index) => index)
  const moved = lines.map((line) => {
    const from = free.find((index) => before[index]?.text === line)
    if (from !== undefined) free.splice(free.indexOf(from), 1)
    return from
  })
  return lines.map((text, index) => {
    const from = moved[index] ?? (free.includes(index) ? index : undefined)
    return { ...toCommand(text), ...(from !== undefined && before[from]), text }
  })
}

export function writeCommands(commands: readonly Command[]): string {
  return commands.map(({ text }) => text).join('\n')
}

/** The line again for every server that does not have it yet, right behind it. */
export function sendToAll(
  commands: readonly Command[],
  index: number,
  servers: readonly string[],
): Command[] {
  const chosen = commands[index]
  if (!chosen) return [...commands]
  const known = commands.filter(({ text }) => text === chosen.text).map(({ server }) => server || servers[0])
  const added = servers.filter((server) => !known.includes(server)).map((server) => ({ ...chosen, server }))
  return commands.toSpliced(index + 1, 0, ...added)
}
