// Image hosts in the CSP: only those of the configuration.
import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

async function imagePolicy(env: Record<string, string>, path: string): Promise<string> {
  await using site = await startSite({ env })
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

test('without configuration only the site itself is allowed', async () => {
  expect(await imagePolicy({}, '/en/store')).toBe("img-src 'self' data:")
})

test('the bucket and the gateway are allowed where they are configured', async () => {
  expect(await imagePolicy({ ...BUCKET, ...GATEWAY }, '/en')).toBe(
    "img-src 'self' data: https://tripay.co.id https://cdn.example",
  )
})

test('admin pages may load any image, to preview its address', async () => {
  expect(await imagePolicy({}, '/en/admin/login')).toBe("img-src 'self' data: https: blob:")
})
