// The game console by the configuration. RCON is the only one; the sandbox is RCON against a simulator.
import type { GameConsole } from './game-console.ts'
import { createRconConsole, type RconSettings } from './rcon.ts'

type Options = {
  /** Failure texts of plugins, in addition to those of the game. */
  failurePatterns?: readonly string[]
}

export function createGameConsole(settings: RconSettings, { failurePatterns }: Options = {}): GameConsole {
  return createRconConsole(settings, failurePatterns)
}
