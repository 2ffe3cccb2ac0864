import type { LogEvent } from 'kysely'

export type OnQueryError = (error: unknown) => void

/** Kysely's query log, for failures only; begin and commit are among the queries. */
export function logErrors(onQueryError: OnQueryError): (event: LogEvent) => void {
  return (event) => {
    if (event.level === 'error') onQueryError(event.error)
  }
}
