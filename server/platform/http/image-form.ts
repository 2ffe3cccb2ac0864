// Multipart forms with an image; only scopes that call acceptImageForms parse them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IMAGE_LIMIT_BYTES } from '#contract/platform/image-upload.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { handleError } from './error-handler.ts'

/** Larger than an image may be, so that a slightly larger one gets its own error code. */
const UPLOAD_LIMIT_BYTES = IMAGE_LIMIT_BYTES + 1024 * 1024
const FIELDS_MAX = 4

export function acceptImageForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<Buffer<ArrayBuffer>>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_LIMIT_BYTES },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => parseForm(request, body),
  )
  scope.setErrorHandler((error: Parameters<typeof handleError>[0], request, reply) => {
    const tooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    return handleError(tooLarge ? new AppError('image_too_large') : error, request, reply)
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
