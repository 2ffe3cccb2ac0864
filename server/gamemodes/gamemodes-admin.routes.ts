// The gallery, behind the guard.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { gamemodesAdminCalls } from '#contract/gamemodes-admin.schema.ts'
import { IMAGE_LIMIT_BYTES } from '#contract/gamemodes-admin.ts'
import { handleError } from '#server/http/error-handler.ts'
import { serve } from '#server/http/serve.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Images } from './images.service.ts'

/** Room for the rest of the form, and for telling a file that is a little too large what is wrong with it. */
const UPLOAD_LIMIT_BYTES = IMAGE_LIMIT_BYTES + 1024 * 1024
const FIELDS_MAX = 4

export function gamemodesAdminRoutes(app: FastifyInstance, images: Images): void {
  serve(app, gamemodesAdminCalls.listImages, async () => ({ images: await images.list() }))

  serve(app, gamemodesAdminCalls.toggleImage, ({ params }, { request }) =>
    images.toggle(params.id, request.admin.username),
  )

  serve(app, gamemodesAdminCalls.deleteImage, async ({ params }, { request }) => {
    await images.remove(params.id, request.admin.username)
    return { success: true as const }
  })

  // In a scope of its own: nowhere else is a form with a file taken.
  app.register(async (scope) => uploadRoute(scope, images))
}

function uploadRoute(scope: FastifyInstance, images: Images): void {
  scope.addContentTypeParser<Buffer<ArrayBuffer>>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_LIMIT_BYTES },
    (request: FastifyRequest, body: Buffer<ArrayBuffer>) => readForm(request, body),
  )
  scope.setErrorHandler((error: Parameters<typeof handleError>[0], request, reply) => {
    const tooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    return handleError(tooLarge ? new AppError('image_too_large') : error, request, reply)
  })
  serve(scope, gamemodesAdminCalls.addImage, async ({ body }, { request }) => {
    const bytes = Buffer.from(await body.image.arrayBuffer())
    return images.add(body.gamemode, bytes, request.admin.username)
  })
}

/** Names that a file brings along are not looked at. */
async function readForm({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>): Promise<unknown> {
  const sent = new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } })
  const form = await sent.formData().catch(() => {
    throw new AppError('invalid_request', { text: 'The form cannot be read.' })
  })
  const fields = [...form]
  const isOnce = new Set(fields.map(([name]) => name)).size === fields.length
  if (fields.length > FIELDS_MAX || !isOnce) {
    throw new AppError('invalid_request', { text: 'Each field is sent once.' })
  }
  return Object.fromEntries(fields)
}
