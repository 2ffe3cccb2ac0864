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

/** Both are awaited and must not throw. */
export type RunHooks = {
  /**
   * Asked when the connection stands and is signed in, right before a command leaves this process: the moment to
   * write down that it may be on its way. With `false` it stays here, and so do all after it.
   */
  beforeCommand?(command: string): Promise<boolean>
  /** Told after each command, before the next is sent. */
  onReport?(report: CommandReport): Promise<void>
}

export type GameConsole = {
  /**
   * Runs commands in order on one connection and stops at the first that is not done. Never throws: every way to go
   * wrong is in the answer. When one of them can never be sent, none is, and the only report is about that one.
   */
  run(commands: readonly string[], hooks?: RunHooks): Promise<ConsoleRun>
}
