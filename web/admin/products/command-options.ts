// Server and waiting of each line of commands in the product form.
import { toLines } from '#contract/store-admin.ts'

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
