// Failures of a ping that tell nothing about the game server: no network, no name service, no free socket.
const OWN_CODES: ReadonlySet<unknown> = new Set([
  ...['EAI_AGAIN', 'EAI_FAIL', 'ENOTFOUND', 'ESERVFAIL', 'ETIMEOUT'],
  ...['ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'EPERM', 'EACCES'],
  ...['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM'],
])

/** If there are several addresses, all must have failed by ourselves. */
export function isOwnFailure(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isOwnFailure)
  return error instanceof Error && OWN_CODES.has((error as NodeJS.ErrnoException).code)
}
