import type { FastifyInstance } from 'fastify'
import { secretsCalls } from '#contract/platform/secrets.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import type { SecretsAdmin } from './secrets-admin.service.ts'

export function secretsRoutes(app: FastifyInstance, secrets: SecretsAdmin): void {
  serve(app, secretsCalls.listSecrets, async () => ({ secrets: await secrets.list() }))
  serve(app, secretsCalls.saveSecret, ({ params, body }, { admin }) =>
    secrets.save(params.name, body.value, admin.username),
  )
  serveDone(app, secretsCalls.deleteSecret, ({ params }, { admin }) =>
    secrets.remove(params.name, admin.username),
  )
}
