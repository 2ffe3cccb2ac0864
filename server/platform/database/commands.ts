// The commands of a product or an order, in two columns: the version before knows only the list of texts.
import type { ExecuteItem } from '#contract/shop/store-admin.schema.ts'

export type Command = {
  /** With `%player%` in it. */
  text: string
  /** Id of the game server; null is the first one. */
  server?: string | null
  /** Sent only while the player is on that server. */
  waitOnline?: boolean
}

type Columns = { commands: string; command_options: string | null }
type Option = { text: string; server: string | null; wait_online: boolean }

export function toCommandColumns(commands: readonly Command[]): Columns {
  const options = commands.map(
    ({ text, server = null, waitOnline = false }): Option => ({ text, server, wait_online: waitOnline }),
  )
  const isDefault = options.every(({ server, wait_online }) => server === null && !wait_online)
  return {
    commands: JSON.stringify(options.map(({ text }) => text)),
    command_options: isDefault ? null : JSON.stringify(options),
  }
}

/** Options belong to their text: the version before changes the texts and leaves the options behind. */
export function readCommands({ commands, command_options }: Columns): Required<Command>[] {
  const texts: string[] = JSON.parse(commands)
  const options: Option[] = command_options === null ? [] : JSON.parse(command_options)
  return texts.map((text, index) => {
    const option = options[index]?.text === text ? options[index] : undefined
    return { text, server: option?.server ?? null, waitOnline: option?.wait_online ?? false }
  })
}

type RefundColumns = { refund_commands: string | null; refund_command_options: string | null }

export function toRefundColumns(commands: readonly Command[]): RefundColumns {
  if (commands.length === 0) return { refund_commands: null, refund_command_options: null }
  const { commands: refund_commands, command_options: refund_command_options } = toCommandColumns(commands)
  return { refund_commands, refund_command_options }
}

export function readRefundCommands(row: RefundColumns): Required<Command>[] {
  const { refund_commands: commands, refund_command_options: command_options } = row
  return commands === null ? [] : readCommands({ commands, command_options })
}

/** As admins see them. */
export function toExecute(commands: readonly Command[], firstServer: string): ExecuteItem[] {
  return commands.map(({ text, server, waitOnline = false }) => ({
    type: 'commands',
    text,
    server: server ?? firstServer,
    wait_online: waitOnline,
  }))
}
