/** fetch puts the reason into `cause`, and a host with two addresses fails without a message. */
export function toProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  const message = error.message || code || error.name
  return error.cause instanceof Error ? `${message}: ${toProblem(error.cause)}` : message
}
