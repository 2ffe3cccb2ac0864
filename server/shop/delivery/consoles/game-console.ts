// Port to the console of a game server.

export type CommandOutcome = 'done' | 'failed' | 'unknown'

/** `unknown`: it was sent, but its reply was lost. */
export type CommandReport = { command: string; outcome: CommandOutcome; reply: string }

export type ConsoleRun = {
  /** In the given order, up to and including the first that is not done. */
  reports: CommandReport[]
  /** Why the rest was not sent; null when every command was sent or one of them was not done. */
  notSent: string | null
  /** The rest was not sent because the player is not on the server. */
  isAbsent?: boolean
}

/** The hooks are awaited and must not throw. */
export type RunOptions = {
  /** The name in the game: each command is sent only while this player is online, on the same connection. */
  player?: string
  /**
   * Runs on the authenticated connection right before a command is sent: the moment to store that it may be in
   * flight. With `false` neither this command nor any after it is sent.
   */
  beforeCommand?(command: string): Promise<boolean>
  /** Runs after each command, before the next is sent. */
  onReport?(report: CommandReport): Promise<void>
  /**
   * The reply of a command that was reported as `unknown` has come after all. Without this hook nobody waits for it, and
   * nothing is sent after it in any case.
   */
  onLateReply?(report: CommandReport): Promise<void>
  /** Ends the wait for a late reply. */
  stop?: AbortSignal
}

/** `names` is null when the reply cannot be read; `problem`: the server could not be asked. */
export type PlayerList = { reply: string; names: readonly string[] | null } | { problem: string }

export type GameConsole = {
  /**
   * Runs commands in order on one connection and stops at the first that is not done. Never throws: every error is in
   * the result. When one of them can never be sent, none is, and the only report is about that one.
   */
  run(commands: readonly string[], options?: RunOptions): Promise<ConsoleRun>
  /** Lists the players that are online. Never throws. */
  list(): Promise<PlayerList>
}
