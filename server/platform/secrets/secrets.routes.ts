import type { FastifyInstance } from 'fastify'
import { secretsCalls } from '#contract/platform/secrets.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { SecretsAdmin } from './secrets-admin.service.ts'

export function secretsRoutes(app: FastifyInstance, secrets: SecretsAdmin): void {
  serve(app, secretsCalls.listSecrets, async () => ({ secrets: await secrets.list() }))
  serve(app, secretsCalls.saveSecret, ({ params, body }, { request }) =>
    secrets.save(params.name, body.value, request.admin.username),
  )
  serve(app, secretsCalls.deleteSecret, async ({ params }, { request }) => {
    await secrets.remove(params.name, request.admin.username)
    return { success: true as const }
  })
}
