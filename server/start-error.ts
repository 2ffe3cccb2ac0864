// What ends a start with one line instead of a stack, and the exit codes (docs/operations.md lists them).

import { ConfigError } from './config.ts'

export const EXIT = {
  /** Restarting can help. */
  failure: 1,
  /** EX_CONFIG of sysexits.h: only a person can help, so systemd must not restart (RestartPreventExitStatus=78). */
  needsPerson: 78,
} as const

export class StartProblem extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number = EXIT.needsPerson) {
    super(message)
    this.exitCode = exitCode
  }
}

/** How an error that ends the start is told, and with which code. */
export function describeEnd(error: Error): { text: string; exitCode: number } {
  if (error instanceof StartProblem) return { text: error.message, exitCode: error.exitCode }
  if (error instanceof ConfigError) return { text: error.message, exitCode: EXIT.needsPerson }
  return { text: error.stack ?? error.message, exitCode: EXIT.failure }
}

/** The process was told to stop before it had started. */
export class StoppedError extends Error {}

type Address = { port: number; host: string }

/** Listens; a port that cannot be had becomes one line. */
export async function listenOn<Result>(address: Address, listen: () => Promise<Result>): Promise<Result> {
  try {
    return await listen()
  } catch (error) {
    throw findPortProblem(error, address) ?? error
  }
}

function findPortProblem(error: unknown, { port, host }: Address): StartProblem | null {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') {
    return new StartProblem(
      `PORT ${port} is taken: another program listens on it. Stop that one, or set PORT.`,
      EXIT.failure,
    )
  }
  if (code === 'EACCES')
    return new StartProblem(`PORT ${port} must be above 1023: this user may not listen on it`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartProblem(`HOST must be an address of this machine: ${host} is none`)
  }
  return null
}
