import type { FastifyInstance } from 'fastify'
import { siteFileCalls } from '#contract/site/site-file.schema.ts'
import { SITE_FILE_LIMIT_BYTES } from '#contract/site/site-file.ts'
import { acceptForms } from '#server/platform/http/image-form.ts'
import { mountCall, readInput, serve } from '#server/platform/http/serve.ts'
import type { SiteFile } from './site-file.service.ts'

export function siteFileRoutes(app: FastifyInstance, siteFile: SiteFile): void {
  const call = siteFileCalls.exportSite
  mountCall(app, call, async (request, reply) => {
    const { start } = readInput(call, request).query
    const bytes = start
      ? siteFile.startingPoint(start)
      : (await siteFile.export(request.admin.username)).bytes
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${start ?? 'site'}.zip"`)
      .send(bytes)
  })

  // Own plugin scope: large bodies are accepted on these routes only.
  app.register(async (scope) => {
    acceptForms(scope, { limitBytes: SITE_FILE_LIMIT_BYTES, tooLarge: 'site_file_too_large' })
    serve(scope, siteFileCalls.previewSite, async ({ body, query }) =>
      siteFile.preview(await body.file.bytes(), query.lng),
    )
    serve(scope, siteFileCalls.importSite, async ({ body, query }, { admin }) =>
      siteFile.import(await body.file.bytes(), {
        admin: admin.username,
        language: query.lng,
        fingerprint: body.fingerprint,
      }),
    )
  })
}
