import type { LogEvent } from 'kysely'

export type OnQueryError = (error: unknown) => void

/** Kysely's log, for failed queries only; it includes begin and commit. */
export function logErrors(onQueryError: OnQueryError): (event: LogEvent) => void {
  return (event) => {
    if (event.level === 'error') onQueryError(event.error)
  }
}
