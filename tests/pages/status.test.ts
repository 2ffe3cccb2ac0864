// The status page as it is served: charts are in the HTML, ranges have addresses, incidents appear at once.
import { expect, test, vi } from 'vitest'
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import { type RunningSite, startOwned } from '#tests/support/site.ts'

const INCIDENT = {
  level: 'slow',
  servers: [],
  title: { en: 'Islands are slow', id: 'Pulau lagi lambat' },
  text: { en: 'Your progress is safe.', id: 'Progresmu aman.' },
  starts_at: '2026-11-16T11:50:00.000Z',
  ends_at: null,
  next_update_at: null,
}

async function read(site: RunningSite, path: string): Promise<string> {
  const { status, html } = await site.seen(path)
  expect(status).toBe(200)
  return html
}

async function history(site: RunningSite, query = ''): Promise<StatusOverview> {
  return await site.json<StatusOverview>(`/api/status/history${query}`)
}

test('chart, strips and table are in the served page, in every range', async () => {
  await using site = await startOwned()
  // The overview is cached for five seconds, so the first ping is waited for before it is asked.
  const isOnline = async () => (await site.json('/api/server-status/network')).online
  await expect.poll(isOnline).toBe(true)
  await vi.waitFor(async () => expect((await history(site)).checked_at).not.toBeNull(), 30_000)

  const html = await read(site, '/en/status')
  expect(html).toContain('stroke-(--line) stroke-2" vector-effect="non-scaling-stroke" d="M')
  expect(html).toContain('Angkasa, last 90 days')
  expect(html).toMatch(/<table>.*<th scope="row">/s)
  expect(html).toContain('href="/en/status?range=7d"')
  const month = await read(site, '/id/status?range=30d')
  expect(month).toMatch(/aria-current="true"[^>]*href="\/id\/status\?range=30d"/)
  expect(month).toContain('30 hari terakhir')

  const week = await history(site, '?range=7d')
  expect([week.range, week.chart.players.length]).toEqual(['7d', 168])
  expect((await site.get('/api/status/history?range=1y')).status).toBe(400)
})

test('an incident that is saved is on the page at once, and gone when it is deleted', async () => {
  await using site = await startOwned()
  expect(await read(site, '/en/status')).toContain('No reports in the last 90 days.')

  const added = await site.admin.ask('/incidents', 'POST', INCIDENT)
  const { _id } = (await added.json()) as { _id: string }
  expect(await read(site, '/en/status')).toContain('Your progress is safe.')
  expect(await read(site, '/id/status')).toContain('Pulau lagi lambat')

  const feed = await site.get('/id/status.xml')
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const entry = await feed.text()
  expect(entry).toContain('<title>Pulau lagi lambat</title>')
  expect(entry).toContain(`/id/status#${_id}</id>`)
  expect(await read(site, '/id/status')).toContain(`id="${_id}"`)
  expect(await read(site, '/id/status')).toContain('href="/id/status.xml"')

  await site.admin.ask(`/incidents/${_id}`, 'DELETE')
  expect(await read(site, '/id/status')).not.toContain('Pulau lagi lambat')
})
