// A console of the site, connected to a simulated game server.

import type { CommandReport } from '#server/shop/delivery/consoles/game-console.ts'
import { createGameConsole } from '#server/shop/delivery/consoles/index.ts'
import type { RconSettings } from '#server/shop/delivery/consoles/rcon.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'

export const GIVE = 'points give Steve 40'
export const GAVE: CommandReport = {
  command: GIVE,
  outcome: 'done',
  reply: '[PlayerPoints] Steve was given 40 Points.',
}
/** For servers that never answer; all others get the time they need. */
export const IMPATIENT = { commandTimeoutMs: 300 }

export async function connectedConsole(settings: Partial<RconSettings> = {}, players: string[] = ['Steve']) {
  const server = await startGameConsole({ password: 'secret', players: () => players })
  const console = createGameConsole({ host: '127.0.0.1', port: server.port, password: 'secret', ...settings })
  const commands = () => server.executed().map(({ command }) => command)
  return { server, console, commands, players, [Symbol.asyncDispose]: server.close }
}
