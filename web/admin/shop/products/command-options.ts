// Server and waiting of each line of commands in the product form.
import { toLines } from '#contract/shop/store-admin.ts'

/** An empty server is the first one. */
export type CommandOption = { readonly server: string; readonly waitOnline: boolean }

export const DEFAULT_OPTION: CommandOption = { server: '', waitOnline: false }

type Typed = { commands: string; options: readonly CommandOption[] }

/** After typing, a line keeps its options where it moved to; a line that was changed keeps those of its place. */
export function carryOptions({ commands, options }: Typed, typed: string): CommandOption[] {
  const [before, after] = [toLines(commands), toLines(typed)]
  const free = before.map((_, index) => index)
  const moved = after.map((line) => {
    const from = free.find((index) => before[index] === line)
    if (from !== undefined) free.splice(free.indexOf(from), 1)
    return from
  })
  return after.map((_, index) => {
    const from = moved[index] ?? (free.includes(index) ? index : undefined)
    return (from === undefined ? undefined : options[from]) ?? DEFAULT_OPTION
  })
}

export function changeOption(
  options: readonly CommandOption[],
  index: number,
  change: Partial<CommandOption>,
): CommandOption[] {
  return options.map((option, place) => (place === index ? { ...option, ...change } : option))
}

/** The line again for every server that does not have it yet, right behind it. */
export function sendToAll(
  { commands, options }: Typed,
  index: number,
  servers: readonly string[],
): { commands: string; options: CommandOption[] } {
  const lines = toLines(commands)
  const all = lines.map((line, at) => ({ line, option: options[at] ?? DEFAULT_OPTION }))
  const chosen = all[index]
  if (!chosen) return { commands, options: [...options] }
  const targetOf = ({ server }: CommandOption) => server || servers[0]
  const known = all.filter(({ line }) => line === chosen.line).map(({ option }) => targetOf(option))
  const added = servers
    .filter((server) => !known.includes(server))
    .map((server) => ({ line: chosen.line, option: { ...chosen.option, server } }))
  const result = [...all.slice(0, index + 1), ...added, ...all.slice(index + 1)]
  return {
    commands: result.map(({ line }) => line).join('\n'),
    options: result.map(({ option }) => option),
  }
}
