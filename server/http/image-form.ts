// Forms with a picture in them. Only a scope that asks for it takes them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IMAGE_LIMIT_BYTES } from '#contract/gamemodes-admin.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { handleError } from './error-handler.ts'
import { readMultipart } from './multipart.ts'

/** Room for the rest of the form, and for telling a file that is a little too large what is wrong with it. */
const UPLOAD_LIMIT_BYTES = IMAGE_LIMIT_BYTES + 1024 * 1024
const FIELDS_MAX = 4

export function takeImageForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<Buffer<ArrayBuffer>>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_LIMIT_BYTES },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => readForm(request, body),
  )
  scope.setErrorHandler((error: Parameters<typeof handleError>[0], request, reply) => {
    const tooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    return handleError(tooLarge ? new AppError('image_too_large') : error, request, reply)
  })
}

function readForm({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>): Record<string, unknown> {
  const fields = readMultipart(headers['content-type'] ?? '', body, FIELDS_MAX)
  if (!fields) throw new AppError('invalid_request', { text: 'The form cannot be read.' })
  if (new Set(fields.map(([name]) => name)).size < fields.length) {
    throw new AppError('invalid_request', { text: 'Each field is sent once.' })
  }
  return Object.fromEntries(fields)
}
