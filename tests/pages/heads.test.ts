// Heads of players: served from our own address, rendered over the generated face, off in the demo.
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Heads } from '#contract/settings/heads.schema.ts'
import { startAvatarServer } from '#tests/simulators/avatar-server.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

async function openSite(change: (url: string) => Heads | undefined) {
  const service = await startAvatarServer({ known: (name) => !name.startsWith('.') })
  const heads = change(service.url)
  const site = await startSite({ env: ADMIN_ENV, settings: heads && { heads } })
  return {
    ...site,
    service,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await service.close()
    },
  }
}

/** The boards are read in the background after the start. */
async function openBoards(site: RunningSite, language: 'en' | 'id') {
  for (;;) {
    const page = await site.get(`/${language}/leaderboard?tab=survival`)
    const html = await page.text()
    if (html.includes('class="head"')) return { html, policy: page.headers.get('content-security-policy') }
    await sleep(50)
  }
}

const ON = (url: string): Heads => ({ enabled: true, sources: [{ url, editions: 'all' }] })

test('a fresh site has no head of another host, and no address for one', async () => {
  await using site = await openSite(() => undefined)
  expect(demoSettings.heads.enabled).toBe(false)
  const { html } = await openBoards(site, 'en')

  expect(html).toContain('"avatarUrl":null')
  expect(html).not.toContain('/heads/')
  expect((await site.get('/heads/64-Steve.webp')).status).toBe(404)
})

test('heads cover generated faces, and the policy names no other host', async () => {
  await using site = await openSite(ON)
  const { html, policy } = await openBoards(site, 'id')
  const heads = [
    ...html.matchAll(/<svg viewBox="0 0 8 8".*?<\/svg><img src="(\/heads\/64-[^"]+\.webp)"[^>]*>/g),
  ]

  expect(heads.length).toBeGreaterThan(3)
  expect(heads[0]?.[0]).toMatch(/alt="" width="\d+" height="\d+" loading="lazy"/)
  expect(policy).toContain("img-src 'self' data:;")
  expect(html).not.toContain(site.service.origin)

  const picture = await site.get(heads[0]?.[1] ?? '')
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

test('a head has a validator and may be cached for a day', async () => {
  await using site = await openSite(ON)
  const first = await site.get('/heads/64-Steve.webp')
  const etag = first.headers.get('etag') ?? ''

  expect(first.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  const second = await site.get('/heads/64-Steve.webp', { 'if-none-match': etag })
  expect([second.status, (await second.arrayBuffer()).byteLength]).toEqual([304, 0])
})

test('a missing head is a transparent picture, so that the generated face stays', async () => {
  await using site = await openSite(ON)
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
  expect(site.service.requests.filter((path) => !/^\/avatar\/\.?\w+\/64$/.test(path))).toEqual([])
})

test('a source that is away costs no page anything', async () => {
  await using site = await openSite(ON)
  site.service.setFault('error-500')
  expect((await site.get('/en/leaderboard')).status).toBe(200)
  const reply = await site.get('/heads/64-Alex.webp')

  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
})

test.each(['/heads/', '/heads/Steve.webp', '/heads/64-.webp', '/heads/64-Steve.png', '/heads/64-%zz.webp'])(
  '%s is not found',
  async (path) => {
    await using site = await openSite(ON)
    expect((await site.get(path)).status).toBe(404)
  },
)

test('an owner switches heads on and off without a restart', async () => {
  await using site = await openSite(() => undefined)
  const { save } = await signIn(site)
  const status = async () => (await site.get('/heads/64-Steve.webp')).status
  await save('heads', ON(site.service.url))
  expect([await status(), (await openBoards(site, 'en')).html.includes('/heads/64-')]).toEqual([200, true])
  await save('heads', { ...ON(site.service.url), enabled: false })
  expect([await status(), (await openBoards(site, 'en')).html.includes('/heads/64-')]).toEqual([404, false])
})

test('a refused source is named in the language of the reader', async () => {
  await using site = await openSite(() => undefined)
  const { ask } = await signIn(site)
  const value = { enabled: true, sources: [{ url: 'https://a.test/head', editions: 'all' }] }
  const reply = await ask('/settings/heads', 'PUT', { version: 0, value })

  expect([reply.status, await reply.json()]).toMatchObject([
    400,
    { problems: [{ path: 'sources.0.url', text: 'Put {name} where the name of the player belongs.' }] },
  ])
})
