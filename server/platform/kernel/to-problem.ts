/** fetch puts the reason into `cause`; a host with two addresses fails with an AggregateError without a message. */
export function toProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [first] = error instanceof AggregateError ? error.errors : []
  if (first !== undefined) return toProblem(first)
  const message = error.message || (error as NodeJS.ErrnoException).code || error.name
  return error.cause instanceof Error ? `${message}: ${toProblem(error.cause)}` : message
}
