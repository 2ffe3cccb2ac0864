// The doctor keeps secrets, whatever the services do.
import { expect, test } from 'vitest'
import { answer, examine } from '#tests/support/doctor.ts'

const servicesAt = (url: string) => ({
  TRIPAY_URL: url,
  RCON_HOST: '127.0.0.1',
  RCON_PORT: new URL(url).port,
  AJLEADERBOARDS_SURVIVAL_URL: `mysql://reader:geheimwort@127.0.0.1:${new URL(url).port}/aj`,
  MINECRAFT_MP_URL: url,
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_VERIFY_URL: url,
  S3_ENDPOINT: url,
  S3_REGION: 'x',
  S3_BUCKET: 'b',
  S3_PUBLIC_URL: url,
})
const SECRETS = {
  MINECRAFT_MP_KEY: 'voters-key',
  TURNSTILE_SECRET_KEY: 'turnstile-secret',
  S3_ACCESS_KEY_ID: 'access-key',
  S3_SECRET_ACCESS_KEY: 'bucket-secret',
  RCON_PASSWORD: 'rcon-password',
}

test('no secret is in a result, not even when a service repeats it', async () => {
  const url = await answer((request, response) => {
    response.statusCode = 418
    response.end(`${request.url} ${JSON.stringify(request.headers)}`)
  })
  const secrets = {
    TRIPAY_API_KEY: 'tripay-api-key',
    TRIPAY_PRIVATE_KEY: 'tripay-private-key',
    ...SECRETS,
    ADMIN_PASSWORD: 'first-admin-password',
    SECRET_KEY: 'ab'.repeat(32),
    METRICS_TOKEN: 'metrics-token-123456',
  }
  const env = { ...secrets, TRIPAY_MERCHANT_CODE: 'T0001', ...servicesAt(url) }
  const { results } = await examine(env, 1_000)

  const text = JSON.stringify(results)
  for (const secret of [...Object.values(secrets), 'geheimwort']) expect(text).not.toContain(secret)
  expect(results.filter(({ state }) => state === 'failing').length).toBeGreaterThan(5)
})
