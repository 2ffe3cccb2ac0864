// The announcement bar on public pages.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Announcement } from '#contract/settings/announcement.schema.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const ALWAYS = {
  text: { en: 'Season 2 <b>soon</b>', id: 'Season 2 segera' },
  link: null,
  from: null,
  until: null,
  tone: 'event',
} as const satisfies Announcement
const BAR = /<aside class="announcement" data-tone="event"/

const { admin, ...site } = await ownedSiteOfFile()

test('stands on public pages in its language, and neither in a checkout nor in the admin area', async () => {
  await admin.save('announcement', ALWAYS)
  const paths = ['', '/leaderboard', '/vote', '/maps', '/premiumtiers', '/store', '/nowhere']
  for (const path of paths) {
    expect(await site.text(`/id${path}`), path).toMatch(BAR)
    expect(await site.text(`/id${path}`), path).toContain('>Season 2 segera<')
  }
  expect(await site.text('/en/vote')).toContain('Season 2 &lt;b&gt;soon&lt;/b&gt;')
  const [product] = await site.json<{ _id: string }[]>('/api/store/products')
  for (const path of [`/store/product/${product?._id}`, '/store/checkout/EW2H', '/admin/login'])
    expect(await site.text(`/en${path}`), path).not.toMatch(BAR)
})

test('leads to a page in the language of the visitor, to another site, and not to a page that is off', async () => {
  await admin.save('announcement', { ...ALWAYS, link: '/store?from=bar' })
  expect(await site.text('/id/vote')).toContain('href="/id/store?from=bar"')
  await admin.save('pages', { ...demoSettings.pages, store: false })
  const withoutStore = await site.text('/id/vote')
  expect(withoutStore).toMatch(BAR)
  expect(withoutStore).not.toContain('href="/id/store')
  await admin.save('pages', demoSettings.pages)
  await admin.save('announcement', { ...ALWAYS, link: 'https://events.test/s2' })
  expect(await site.text('/id/vote')).toMatch(
    /<a target="_blank" rel="noopener" href="https:\/\/events\.test\/s2"/,
  )
})
