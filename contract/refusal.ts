// Turns what a schema found wrong into the failure that the API answers with.
import { ERROR_REPLIES } from './error-replies.ts'
import { isErrorCode } from './errors.ts'
import type { ErrorReply } from './fields.schema.ts'

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** A schema names a code of its own as its message; every other complaint is an invalid request. */
export function refusalOf(issues: readonly Issue[]): ErrorReply {
  for (const { message } of issues) {
    if (isErrorCode(message)) return { error: ERROR_REPLIES[message].error, code: message }
  }
  const [issue] = issues
  if (!issue) return { error: ERROR_REPLIES.invalid_request.error, code: 'invalid_request' }
  const field = issue.path.slice(1).map(String).join('.')
  return { error: field ? `${field}: ${issue.message}` : issue.message, code: 'invalid_request' }
}
