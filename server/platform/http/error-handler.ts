// Every failure of the API as `{error, code}`: ours by their code, the framework's by their status, bugs as 500.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_REPLIES, type ErrorCode } from '#contract/errors.ts'
import type { ErrorReply } from '#contract/platform/fields.schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { DATABASE_RETRY_SECONDS, isDatabaseAway } from '#server/platform/kernel/database-away.ts'
import type { AllowedAt } from './allowed-methods.ts'

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
}

/** A refused body up to this size is read to its end: a connection closed during an upload hides the reply. */
const DISCARD_LIMIT_BYTES = 16 * 1024 * 1024

export function handleError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const { code, message, retryAfterSeconds, problems } = toReply(error)
  if (ERROR_REPLIES[code].status >= 500) request.log.error({ err: error }, 'request failed')
  // Set by Fastify for a body that it did not read; a proxy would report 502, a browser a lost connection.
  if (Number(request.headers['content-length']) <= DISCARD_LIMIT_BYTES) reply.removeHeader('connection')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return send(reply, code, message, problems)
}

/** A browser navigation gets a page, also for errors; programs get JSON. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

/** 405 with the allowed methods where the address exists, else 404. */
export function createNotFoundHandler(allowedAt: AllowedAt) {
  return ({ method, url }: FastifyRequest, reply: FastifyReply) => {
    const allowed = allowedAt(url.split('?', 1)[0] ?? '')
    if (allowed.length === 0 || allowed.includes(method)) return send(reply, 'not_found')
    return send(reply.header('allow', allowed.join(', ')), 'method_not_allowed')
  }
}

/** Messages of bugs and of the framework are not sent: they may quote secrets. */
function toReply(error: FastifyError | AppError): Pick<AppError, 'code'> & Partial<AppError> {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return { code: 'unavailable', retryAfterSeconds: DATABASE_RETRY_SECONDS }
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return { code: 'internal' }
  return { code: CODE_OF_STATUS[status] ?? 'invalid_request' }
}

function send(
  reply: FastifyReply,
  code: ErrorCode,
  error = ERROR_REPLIES[code].error,
  problems?: AppError['problems'],
) {
  return reply.code(ERROR_REPLIES[code].status).send({ error, code, problems } satisfies ErrorReply)
}
