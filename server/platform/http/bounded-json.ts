// JSON bodies whose depth and number of entries are limited before they are parsed.
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { ANONYMOUS_JSON, isWithin, SIGNED_IN_JSON } from '#server/platform/kernel/json-bounds.ts'

/** The guard has refused a call of the admin area before its body is read. */
export function acceptBoundedJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const isSignedIn = request.routeOptions.config.call?.endpoint.admin === true
    if (isWithin(body, isSignedIn ? SIGNED_IN_JSON : ANONYMOUS_JSON)) parse(request, body.toString(), done)
    else done(new AppError('invalid_request', { text: 'The body has too many entries, or too many levels.' }))
  })
}
