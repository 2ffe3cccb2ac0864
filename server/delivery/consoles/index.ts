// The consoles that delivery can talk to. RCON is the only one; without a real server it talks to the simulator.
import type { GameConsole } from './game-console.ts'
import { createRconConsole, type RconSettings } from './rcon.ts'

type Options = {
  /** Texts of plugins that mean failure, beside those of the game itself. */
  failurePatterns?: readonly string[]
}

export function createGameConsole(settings: RconSettings, { failurePatterns }: Options = {}): GameConsole {
  return createRconConsole(settings, failurePatterns)
}
