import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const METRICS_TOKEN = 'a-token-for-figures'

test.each([
  ['on', 1],
  ['off', 0],
])('PAGE_CACHE=%s has %i cached pages after one request', async (PAGE_CACHE, cached) => {
  await using site = await startSite({ env: { PAGE_CACHE, METRICS_TOKEN } })
  // A source that answers for the first time drops the page.
  const visitAndCount = async () => {
    expect((await site.get('/en/vote')).status).toBe(200)
    return (await site.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).text()
  }
  await expect.poll(visitAndCount).toMatch(new RegExp(`^angkasa_page_cache_pages ${cached}$`, 'm'))
})
