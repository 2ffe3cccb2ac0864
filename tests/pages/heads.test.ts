// Heads of players: served from our own address, rendered over the generated face, off in the demo.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Heads } from '#contract/settings/heads.schema.ts'
import { startAvatarServer } from '#tests/simulators/avatar-server.ts'
import { type RunningSite, startOwned } from '#tests/support/site.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const service = await startAvatarServer({ known: (name) => !name.startsWith('.') })
afterAll(service.close)
const ON: Heads = { enabled: true, sources: [{ url: service.url, editions: 'all' }] }
const site = await siteOfFile({ settings: { heads: ON } })

/** The boards are read in the background after the start. */
async function openBoards(site: RunningSite, language: 'en' | 'id') {
  for (;;) {
    const page = await site.get(`/${language}/leaderboard?tab=survival`)
    const html = await page.text()
    if (html.includes('class="head"')) return { html, policy: page.headers.get('content-security-policy') }
    await sleep(50)
  }
}

test('a fresh site has no address for a head, and an owner switches heads on without a restart', async () => {
  await using fresh = await startOwned()
  const { html } = await openBoards(fresh, 'en')
  expect(html).toContain('"avatarUrl":null')
  expect(html).not.toContain('/heads/')

  const { save } = fresh.admin
  for (const heads of [ON, { ...ON, enabled: false }]) {
    await save('heads', heads)
    expect((await fresh.get('/heads/64-Steve.webp')).status).toBe(heads.enabled ? 200 : 404)
    expect((await openBoards(fresh, 'en')).html.includes('/heads/64-')).toBe(heads.enabled)
  }
})

test('heads cover generated faces, and the policy names no other host', async () => {
  const { html, policy } = await openBoards(site, 'id')
  const heads = [
    ...html.matchAll(/<svg viewBox="0 0 8 8".*?<\/svg><img src="(\/heads\/64-[^"]+\.webp)"[^>]*>/g),
  ]

  expect(heads.length).toBeGreaterThan(3)
  expect(heads[0]?.[0]).toMatch(/alt="" width="\d+" height="\d+" loading="lazy"/)
  expect(policy).toContain("img-src 'self' data:;")
  expect(html).not.toContain(service.origin)

  const picture = await site.get(heads[0]?.[1] ?? '')
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

test('a head has a validator and may be cached for a day', async () => {
  const first = await site.get('/heads/64-Steve.webp')
  const etag = first.headers.get('etag') ?? ''

  expect(first.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  const second = await site.get('/heads/64-Steve.webp', { 'if-none-match': etag })
  expect([second.status, (await second.arrayBuffer()).byteLength]).toEqual([304, 0])
})

test('a missing head is a transparent picture, so that the generated face stays', async () => {
  for (const name of [
    '.Ayu',
    encodeURIComponent('Bu***07'),
    encodeURIComponent('🐉'),
    '..%2F..%2Fetc%2Fpasswd',
  ]) {
    const reply = await site.get(`/heads/64-${name}.webp`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await reply.arrayBuffer()).byteLength).toBeLessThan(60)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600')
  }
  expect(service.requests.filter((path) => !/^\/avatar\/\.?\w+\/64$/.test(path))).toEqual([])
})

test('a source that is away costs no page anything', async () => {
  service.setFault('error-500')
  expect((await site.get('/en/leaderboard')).status).toBe(200)
  const reply = await site.get('/heads/64-Alex.webp')

  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  service.setFault(null)
})

test.each(['/heads/', '/heads/Steve.webp', '/heads/64-.webp', '/heads/64-Steve.png', '/heads/64-%zz.webp'])(
  '%s is not found',
  async (path) => {
    expect((await site.get(path)).status).toBe(404)
  },
)
