// Multipart forms with a file; only scopes that call acceptForms parse them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { IMAGE_LIMIT_BYTES } from '#contract/platform/image-upload.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { handleError } from './error-handler.ts'

/** Larger than the file may be, so that a slightly larger one gets its own error code. */
const MARGIN_BYTES = 1024 * 1024
const FIELDS_MAX = 4

export function acceptImageForms(scope: FastifyInstance): void {
  acceptForms(scope, { limitBytes: IMAGE_LIMIT_BYTES, tooLarge: 'image_too_large' })
}

type FormLimit = { limitBytes: number; tooLarge: ErrorCode }

export function acceptForms(scope: FastifyInstance, { limitBytes, tooLarge }: FormLimit): void {
  scope.addContentTypeParser<Buffer<ArrayBuffer>>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: limitBytes + MARGIN_BYTES },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => parseForm(request, body),
  )
  scope.setErrorHandler((error: Parameters<typeof handleError>[0], request, reply) => {
    const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    return handleError(isTooLarge ? new AppError(tooLarge) : error, request, reply)
  })
}

async function parseForm(
  { headers }: FastifyRequest,
  body: Buffer<ArrayBuffer>,
): Promise<Record<string, unknown>> {
  const response = new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } })
  const form = await response.formData().catch(() => null)
  const fields = form && [...form]
  if (!fields || fields.length > FIELDS_MAX) {
    throw new AppError('invalid_request', { text: 'The form cannot be read.' })
  }
  if (new Set(fields.map(([name]) => name)).size < fields.length) {
    throw new AppError('invalid_request', { text: 'Each field is sent once.' })
  }
  return Object.fromEntries(fields)
}
