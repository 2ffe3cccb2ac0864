// What delivery needs of a game server: a console that runs commands one after the other.

export type CommandOutcome = 'done' | 'failed' | 'unknown'

/** How one command went. `unknown`: it was sent, but its answer was lost. */
export type CommandReport = { command: string; outcome: CommandOutcome; reply: string }

export type ConsoleRun = {
  /** In the order given, up to and with the first that is not done. */
  reports: CommandReport[]
  /** Why the rest never left this process; null when every command was tried or one of them went wrong. */
  notSent: string | null
}

export type GameConsole = {
  /**
   * Runs commands in order on one connection and stops at the first that is not done. Never throws: every way to go
   * wrong is in the answer. `onReport` is awaited after each command, before the next is sent.
   */
  run(commands: readonly string[], onReport?: (report: CommandReport) => Promise<void>): Promise<ConsoleRun>
}
