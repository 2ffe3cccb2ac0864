// The CSP allows the script of an external bot check only on the pages that show it.
import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const HOST = 'https://challenges.cloudflare.com'

test('the host of Turnstile is in the CSP of the pages with a checkout form only', async () => {
  await using site = await startSite({
    env: { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET_KEY: 'secret' },
  })
  const [product] = await (await site.get('/api/store/products')).json()
  const policyOf = async (path: string) =>
    (await site.get(path)).headers.get('content-security-policy') ?? 'none'

  for (const language of ['en', 'id']) {
    for (const page of [`product/${product._id}`, 'basket']) {
      const policy = await policyOf(`/${language}/store/${page}`)
      expect(policy).toMatch(new RegExp(`script-src [^;]*${HOST}`))
      expect(policy).toContain(`frame-src ${HOST}`)
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
    expect(await policyOf(path), path).not.toContain(HOST)
  }
})
