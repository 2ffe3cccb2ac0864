// Image hosts in the CSP: only those of the configuration.
import { expect, test } from 'vitest'
import { type RunningSite, startSite } from '#tests/support/site.ts'

async function imagePolicy(site: RunningSite, path: string): Promise<string> {
  const policy = (await site.get(path)).headers.get('content-security-policy') ?? ''
  return policy.split('; ').find((directive) => directive.startsWith('img-src')) ?? ''
}

const BUCKET = {
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'id',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_PUBLIC_URL: 'https://cdn.example/pictures',
}
const GATEWAY = { TRIPAY_MERCHANT_CODE: 'T1', TRIPAY_API_KEY: 'key', TRIPAY_PRIVATE_KEY: 'private' }

test('without configuration only the site itself is allowed; the console previews any address', async () => {
  await using site = await startSite()
  expect(await imagePolicy(site, '/en/store')).toBe("img-src 'self' data:")
  expect(await imagePolicy(site, '/en/admin/login')).toBe("img-src 'self' data: https: blob:")
})

test('the bucket and the gateway are allowed where they are configured', async () => {
  await using site = await startSite({ env: { ...BUCKET, ...GATEWAY } })
  expect(await imagePolicy(site, '/en')).toBe("img-src 'self' data: https://tripay.co.id https://cdn.example")
})
