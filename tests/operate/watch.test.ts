// Metrics of a whole site.
import { expect, test } from 'vitest'
import { createBuyer } from '#tests/support/buyer.ts'
import { startSite } from '#tests/support/site.ts'
import manifest from '../../package.json' with { type: 'json' }

const METRICS_TOKEN = 'a-token-for-the-figures'
const authorization = `Bearer ${METRICS_TOKEN}`

test('metrics cover requests, cached pages, orders and sandbox parts', async () => {
  await using site = await startSite({ env: { METRICS_TOKEN } })
  expect((await createBuyer(site.url).order()).status).toBe(200)
  const forged = { method: 'POST', body: '{}', headers: { 'x-callback-signature': 'no' } }
  expect((await fetch(`${site.url}/api/payments/tripay/callback`, forged)).status).toBe(403)
  const countPages = async () => {
    const text = await site.text('/metrics', { authorization })
    return Number(/^angkasa_requests_total{group="pages",status="2xx"} (\d+)$/m.exec(text)?.[1] ?? 0)
  }
  // Orders and sources that answer for the first time drop cached pages; a cached one is sent before the framework.
  const countVisit = async () => {
    const before = await countPages()
    await (await site.get('/en/vote')).arrayBuffer()
    return (await countPages()) - before
  }
  expect(await countVisit()).toBe(1)
  await expect.poll(countVisit).toBe(0)

  const response = await site.get('/metrics', { authorization })
  const lines = (await response.text()).split('\n')

  expect(response.status).toBe(200)
  expect(lines.filter((line) => line.startsWith('angkasa_build_info'))).toEqual([
    expect.stringMatching(`^angkasa_build_info{version="${manifest.version}",commit="[0-9a-f.]+"} 1$`),
  ])
  for (const line of [
    'angkasa_database_up 1',
    'angkasa_database_writable 1',
    'angkasa_callbacks_refused_total{reason="signature"} 1',
    'angkasa_callbacks_refused_total{reason="unknown_payment"} 0',
    'angkasa_orders{status="UNPAID"} 1',
    'angkasa_part_sandbox{part="payments"} 1',
    'angkasa_page_cache_pages 1',
  ]) {
    expect(lines).toContain(line)
  }
})

test('with PAGE_CACHE=off no page is cached', async () => {
  await using site = await startSite({ env: { PAGE_CACHE: 'off', METRICS_TOKEN } })
  expect((await site.get('/en/vote')).status).toBe(200)
  expect(await site.text('/metrics', { authorization })).toContain('angkasa_page_cache_pages 0\n')
})
