// Settings that an admin saves, as visitors see them.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const { admin, ...site } = await ownedSiteOfFile()

test('a saved name is on cached pages at once', async () => {
  await site.read('/en/vote')
  await site.read('/en/vote')
  await admin.save('identity', {
    ...demoSettings.identity,
    name: 'Nusantara Craft',
    short_name: 'Nusantara',
  })

  expect((await site.read('/en/vote')).html).toContain('<title>Vote · Nusantara Craft</title>')
  const manifest = await site.json('/site.webmanifest')
  expect(manifest).toMatchObject({ name: 'Nusantara Craft' })
  expect(await site.json('/api/openapi.json')).toMatchObject({
    info: { title: 'Nusantara Craft API' },
  })
})

test('a page that is switched off is not found, in no menu and not in the sitemap', async () => {
  const off = ['maps', 'store', 'status', 'player']
  const linked = /href="\/(?:en|id)\/(?:maps|store|status|player)["/?]/g
  await admin.save('links', { ...demoSettings.links, status: null })
  const { html } = await site.read('/id/leaderboard')
  const before = new Set(html.match(linked))
  for (const page of off) {
    expect((await site.read(`/id/${page}`)).status, page).toBe(200)
    expect([...before].join(), page).toContain(`href="/id/${page}`)
  }
  await admin.save('pages', {
    ...demoSettings.pages,
    ...{ maps: false, store: false, status: false, player: false },
  })

  for (const page of off) expect((await site.read(`/en/${page}`)).status, page).toBe(404)
  for (const path of ['/id', '/id/leaderboard', '/en/vote', '/en/premiumtiers']) {
    expect((await site.read(path)).html, path).not.toMatch(linked)
  }
  const sitemap = await site.text('/sitemap.xml')
  expect(sitemap).toContain('/en/vote')
  expect(sitemap).not.toMatch(/\/(?:en|id)\/(?:maps|store|status|player)\b/)
  await admin.save('pages', demoSettings.pages)
})

test('a link that the owner does not have is not shown', async () => {
  await admin.save('links', {
    ...demoSettings.links,
    discord: null,
    wiki: null,
    donation_help: null,
    more: [{ label: { en: 'Forum', id: 'Forum' }, url: 'https://forum.test/' }],
  })
  for (const path of ['/en', '/en/store', '/id/vote']) {
    const { html } = await site.read(path)
    expect(html, path).not.toMatch(/(?:discord|wiki|donate)\.angkasa\.example/)
    expect(html, path).toContain('href="https://forum.test/"')
  }
})

test('an invalid save is refused in the language of the console, and an unknown section is not found', async () => {
  const unknown = await admin.ask('/settings/nothing')
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'section_not_found' }])
  const bad = await admin.ask('/settings/identity?lng=id', 'PUT', { version: 1, value: { name: '' } })
  const { code, problems } = (await bad.json()) as { code: string; problems: { path: string }[] }
  expect([bad.status, code]).toEqual([400, 'invalid_settings'])
  expect(problems[0]).toEqual({ path: 'name', text: 'Wajib diisi.' })
})
