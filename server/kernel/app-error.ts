// A failure that ends a request and may be told to the person who caused it.
import { ERROR_REPLIES } from '#contract/error-replies.ts'
import type { ErrorCode } from '#contract/errors.ts'

type Details = ErrorOptions & {
  /** Where the plain sentence of the code says too little. */
  text?: string
  /** Seconds after which it makes sense to come back. */
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
