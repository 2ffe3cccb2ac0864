// An error that ends a request and whose text the client may see.
import { ERROR_REPLIES, type ErrorCode } from '#contract/errors.ts'

type Details = ErrorOptions & {
  /** Replaces the standard text of the code. */
  text?: string
  /** Sent as Retry-After. */
  retryAfterSeconds?: number
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, { text, retryAfterSeconds, ...options }: Details = {}) {
    super(text ?? ERROR_REPLIES[code].error, options)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
