// Start-up errors that print one line instead of a stack trace, and the exit codes (listed in docs/monitoring.md).

import { ConfigError } from '#server/config/config.ts'

export const EXIT = {
  /** A restart may help. */
  failure: 1,
  /** EX_CONFIG of sysexits.h: a restart cannot help, so systemd must not try (RestartPreventExitStatus=78). */
  needsPerson: 78,
} as const

export class StartError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number = EXIT.needsPerson) {
    super(message)
    this.exitCode = exitCode
  }
}

export function describeStartError(error: Error): { text: string; exitCode: number } {
  if (error instanceof StartError) return { text: error.message, exitCode: error.exitCode }
  if (error instanceof ConfigError) return { text: error.message, exitCode: EXIT.needsPerson }
  return { text: error.stack ?? error.message, exitCode: EXIT.failure }
}

/** The process received a stop signal during the start. */
export class StoppedError extends Error {}

type Address = { port: number; host: string }

/** Turns errors of `listen` into a StartError where the cause is known. */
export async function listenOn<Result>(address: Address, listen: () => Promise<Result>): Promise<Result> {
  try {
    return await listen()
  } catch (error) {
    throw toPortError(error, address) ?? error
  }
}

function toPortError(error: unknown, { port, host }: Address): StartError | null {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') {
    return new StartError(`PORT ${port} is in use by another program. Stop it, or set PORT.`, EXIT.failure)
  }
  if (code === 'EACCES')
    return new StartError(`PORT ${port} must be above 1023: this user has no permission to listen on it`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST must be an address of this machine, ${host} is not`)
  }
  return null
}
