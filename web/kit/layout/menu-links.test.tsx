import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { markText } from '#content/locales/marks.ts'
import { demoSettings } from '#content/settings/index.ts'
import { countFitting } from '#contract/settings/menus.ts'
import { demoSite } from '#tests/support/demo-views.ts'
import { type MenuContext, menusOf } from './menu-links.ts'

const { menus } = demoSettings
const view = demoSite().view('en')
const site = { ...view, pages: { ...view.pages, news: false } }
const context: MenuContext = { site, texts: en, language: 'en', ownPages: new Map() }
const hrefs = (links: readonly (readonly [string, ...string[]])[]) => links.map(([href]) => href)

test('the footer names its groups and their pages', () => {
  const { footer } = menusOf(menus, context)
  expect(footer.map(({ title, links }) => [title, links.map(([, label]) => label)])).toEqual([
    ['Play', ['How to join', 'Leaderboard', 'Vote', 'Maps', 'Status page']],
    ['Store', ['Premium Points', 'Premium tiers', 'My orders', 'Other ways to pay']],
    ['Community', ['Discord', 'TikTok', 'Wiki']],
    ['Legal', ['Terms of service', 'Privacy', 'Refund policy']],
  ])
})

test('the More menu begins with maps, wiki and status', () => {
  const { more } = menusOf(menus, context)
  expect(more.slice(0, 3).map(([, label]) => label)).toEqual(['Maps', 'Wiki', 'Server status'])
})

test('a page that is off, a link that the owner does not have and an unpublished page are left out', () => {
  const off = {
    ...site,
    pages: { ...site.pages, vote: false, store: false, status: false },
    links: { ...site.links, wiki: null, status: null, more: [{ label: 'Forum', url: 'https://f.test/' }] },
    legal: [],
  }
  const { bar, more, footer } = menusOf(menus, { ...context, site: off })
  expect(hrefs(bar)).toEqual(['/', '/leaderboard'])
  expect(hrefs(more)).toEqual(['/maps', '/premiumtiers', 'https://f.test/'])
  expect(footer.map(({ title }) => title)).toEqual(['Play', 'Store', 'Community'])
  const withNews = { ...site, pages: { ...site.pages, news: true } }
  expect(hrefs(menusOf(menus, { ...context, site: withNews }).bar)).toContain('/news')
  const own = { ...site, links: { ...site.links, status: null } }
  expect(hrefs(menusOf(menus, { ...context, site: own }).more)).toContain('/status')
})

test('own pages are named by their title where visitors can open them, links by their words', () => {
  const entries = [
    { kind: 'post' as const, slug: 'rules' },
    { kind: 'post' as const, slug: 'gone' },
    { kind: 'link' as const, label: { en: 'Forum', id: 'Forum ID' }, url: 'https://f.test/' },
    { kind: 'link' as const, label: { en: 'Forum', id: 'Forum ID' }, url: 'https://f.test/' },
  ]
  const ownPages = new Map([['rules', 'Aturan']])
  const found = menusOf(
    { bar: entries, more: [], footer: entries },
    { ...context, texts: id, language: 'id', ownPages },
  )
  expect(found.bar.map(([href, label]) => [href, label])).toEqual([
    ['/p/rules', 'Aturan'],
    ['https://f.test/', 'Forum ID'],
  ])
  expect(found.footer.map(({ title, links }) => [title, hrefs(links)])).toEqual([
    ['Komunitas', ['https://f.test/']],
    ['Info legal', ['/p/rules']],
  ])
})

test('what does not fit the bar begins the More menu, and marks of the preview take no room', () => {
  const link = (name: string) => ({
    kind: 'link' as const,
    label: { en: name, id: name },
    url: `https://${name}.test/`,
  })
  const long = ['a', 'b', 'c'].map((letter) => link(letter.repeat(30)))
  const { bar, more } = menusOf({ ...menus, bar: [...menus.bar, ...long] }, context)
  expect(bar).toHaveLength(4)
  expect(hrefs(more).slice(0, 4)).toEqual([...long.map(({ url }) => url), '/maps'])
  const shell = Object.fromEntries(
    Object.entries(en.shell).map(([key, text]) => [key, markText(`shell.${key}`, text)]),
  )
  expect(menusOf(menus, { ...context, texts: { ...en, shell } }).bar).toHaveLength(4)
  expect(countFitting([])).toBe(0)
})
