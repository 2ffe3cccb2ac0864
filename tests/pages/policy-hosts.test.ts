// Hosts in the CSP: images only of the configured ones, the script of a bot check only where it is shown.
import { expect, test } from 'vitest'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const policyOf = async (site: RunningSite, path: string) =>
  (await site.get(path)).headers.get('content-security-policy') ?? 'none'

async function imagePolicy(site: RunningSite, path: string): Promise<string> {
  const directives = (await policyOf(site, path)).split('; ')
  return directives.find((directive) => directive.startsWith('img-src')) ?? ''
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

const WIDGET_HOST = 'https://challenges.cloudflare.com'

test('the host of Turnstile is in the CSP of the pages with a checkout form only', async () => {
  await using site = await startSite({
    env: { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET_KEY: 'secret' },
  })
  const [product] = await site.json('/api/store/products')
  for (const language of ['en', 'id']) {
    for (const page of [`product/${product._id}`, 'basket']) {
      const policy = await policyOf(site, `/${language}/store/${page}`)
      expect(policy).toMatch(new RegExp(`script-src [^;]*${WIDGET_HOST}`))
      expect(policy).toContain(`frame-src ${WIDGET_HOST}`)
    }
  }
  for (const path of [
    '/en',
    '/en/store',
    '/en/store/checkout/X',
    '/id/admin/login',
    '/en/none',
    '/id/vote',
  ]) {
    expect(await policyOf(site, path), path).not.toContain(WIDGET_HOST)
  }
})
