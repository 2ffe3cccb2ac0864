// Every failure of the API as `{error, code}`: ours by their code, the framework's by their status, bugs as 500.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_REPLIES } from '#contract/error-replies.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { ErrorReply } from '#contract/fields.schema.ts'
import { isDatabaseAway } from '#server/database/away.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { AllowedAt } from './allowed-methods.ts'

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
}

/** After so long a database that was only held up can be used again. */
const AWAY_SECONDS = 5

export function handleError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const { code, text } = whatToTell(error)
  if (ERROR_REPLIES[code].status >= 500) request.log.error({ err: error }, 'request failed')
  const pause =
    error instanceof AppError ? error.retryAfterSeconds : isDatabaseAway(error) ? AWAY_SECONDS : undefined
  if (pause !== undefined) reply.header('retry-after', String(pause))
  return send(reply, code, text)
}

/** An address that is there, asked in a way that it is not there for, says which ways there are. */
export function createNotFoundHandler(allowedAt: AllowedAt) {
  return ({ method, url }: FastifyRequest, reply: FastifyReply) => {
    const allowed = allowedAt(url.split('?', 1)[0] ?? '')
    if (allowed.length === 0 || allowed.includes(method)) return send(reply, 'not_found')
    return send(reply.header('allow', allowed.join(', ')), 'method_not_allowed')
  }
}

/** The words of a bug or of the framework stay inside: they may quote what must not be shown. */
function whatToTell(error: FastifyError | AppError): { code: ErrorCode; text?: string } {
  if (error instanceof AppError) return { code: error.code, text: error.message }
  if (isDatabaseAway(error)) return { code: 'unavailable' }
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return { code: 'internal' }
  return { code: CODE_OF_STATUS[status] ?? 'invalid_request' }
}

function send(reply: FastifyReply, code: ErrorCode, text = ERROR_REPLIES[code].error) {
  return reply.code(ERROR_REPLIES[code].status).send({ error: text, code } satisfies ErrorReply)
}
