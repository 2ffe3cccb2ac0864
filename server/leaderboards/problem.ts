// What went wrong with a source, in one line for the log.

/** The network hides the reason in the cause, and a name with two addresses fails without a word. */
export function toProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  const said = error.message || code || error.name
  return error.cause instanceof Error ? `${said}: ${toProblem(error.cause)}` : said
}
