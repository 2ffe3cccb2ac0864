// Start-up errors that print one line instead of a stack trace, and the exit codes (listed in docs/monitoring.md).
import { once } from 'node:events'
import { createServer } from 'node:net'
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
export async function listenOn({ port, host }: Address, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen()
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT ${port} is in use by another program. Stop it, or set PORT.`, EXIT.failure)
    if (code === 'EACCES')
      throw new StartError(`PORT ${port} must be above 1023: this user has no permission to listen on it`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST must be an address of this machine, ${host} is not`)
    throw error
  }
}

/** Before the start touches the database. */
export async function requireFreePort({ port, host }: Address): Promise<void> {
  const probe = createServer()
  await listenOn({ port, host }, () => once(probe.listen({ port, host }), 'listening'))
  probe.close()
  await once(probe, 'close')
}
