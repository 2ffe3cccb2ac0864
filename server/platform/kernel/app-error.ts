// An error that ends a request and whose text the client may see.
import { ERROR_REPLIES, type ErrorCode } from '#contract/errors.ts'

type Problem = { path: string; text: string }

type Details = ErrorOptions & {
  problems?: readonly Problem[]
  /** Replaces the standard text of the code. */
  text?: string
  /** Sent as Retry-After. */
  retryAfterSeconds?: number
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined
  readonly problems: readonly Problem[] | undefined

  constructor(code: ErrorCode, { text, retryAfterSeconds, problems, ...options }: Details = {}) {
    super(text ?? ERROR_REPLIES[code].error, options)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.problems = problems
  }
}
