// The links of every page: the current entry of the bar, external links in a new tab, the maps, and the sites behind /vote/{number}.
// Maps that are coming soon: network-shapes.test.ts.
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { demoSettings } from '#content/settings/index.ts'
import { LANGUAGES } from '#contract/language.ts'
import { parseHtml, textsOf } from '#tests/support/html.ts'
import { PUBLIC_URL } from '#tests/support/site.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

const site = await siteOfFile()

const TEXTS = { en, id }

/** Parts of the store belong to its entry; addresses that only start like a page belong to none. */
const PATHS = [
  ['', 'home'],
  ['/vote', 'vote'],
  ['/leaderboard', 'leaderboard'],
  ['/store', 'store'],
  ['/store/product/7', 'store'],
  ['/store/checkout/AB12', 'store'],
  ['/maps', 'maps'],
  ['/premiumtiers', 'tiers'],
  ['/premiumtiers?tab=tycoon', 'tiers'],
  ['/premiumtiers?tab=creative', 'tiers'],
  ['/status', null],
  ['/terms', null],
  ['/nowhere', null],
  ['/storefront', null],
  ['/voters', null],
  ['/maps/old', null],
] as const

const ALL = PATHS.flatMap(([path, entry]) => LANGUAGES.map((language) => [language, path, entry] as const))

test.each(ALL)(
  '/%s%s marks its own entry, has Play Now, and opens external links in a new tab',
  async (language, path, entry) => {
    const page = parseHtml(await site.text(`/${language}${path}`))
    const words = TEXTS[language].shell
    const texts = (selector: string) => textsOf(page.querySelectorAll(selector))
    expect(texts('header nav a[aria-current=page]')).toEqual(entry ? [words[entry]] : [])
    // The tiers and the maps are inside More.
    const isInMore = entry === 'maps' || entry === 'tiers'
    expect(texts('header nav button[data-current=true]')).toEqual(isInMore ? [words.more] : [])
    expect(texts('header button span')).toContain(words.playNow)

    const links = [...page.querySelectorAll('a')].map((link) => {
      const [href = '', target, rel] = ['href', 'target', 'rel'].map((name) => link.getAttribute(name) ?? '')
      return { href, target, rel }
    })
    const isExternal = ({ href }: { href: string }) =>
      /^(?!\/(?!\/)|#|\?)/.test(href) && !href.startsWith(PUBLIC_URL)
    const external = links.filter(isExternal)
    expect(external.length).toBeGreaterThanOrEqual(4)
    for (const link of external)
      expect(link).toMatchObject({ target: '_blank', rel: expect.stringMatching(/\bnoopener\b/) })
    for (const link of links.filter((one) => !isExternal(one)))
      expect([link.href, link.target]).toEqual([link.href, ''])
  },
)

test.each(LANGUAGES)('in %s two cards open the live maps in a new tab', async (language) => {
  const page = parseHtml(await site.text(`/${language}/maps`))
  const cards = [...page.querySelectorAll('main a')]
  expect(textsOf(page.querySelectorAll('main a h2'))).toEqual(['Survival Mix', 'Creative'])
  expect(cards.map((card) => ['href', 'target', 'rel'].map((name) => card.getAttribute(name)))).toEqual(
    demoSettings.maps.map(({ url }) => [url, '_blank', expect.stringMatching(/\bnoopener\b/)]),
  )
  expect(cards[0]?.querySelector('img')?.getAttribute('alt')).toBe(TEXTS[language].scenes.mapSurvival)
  for (const card of cards) expect(card.textContent).toContain(TEXTS[language].maps.openMap)
  expect(page.querySelectorAll('main .badge')).toHaveLength(0)
})

/** More of them: web/pages/vote/vote.test.ts. */
const INVALID = ['0', '10', '-1', 'abc', '%201', '1%2F2', '%F0%9F%98%80']

const redirectOf = async (path: string, cookie = '') => {
  const { status, headers } = await site.get(path, { cookie })
  return [status, headers.get('location')]
}

test.each(LANGUAGES)('/%s/vote/1 to 9 redirect to the sites in their order', async (language) => {
  const { sites } = demoSettings.votes
  expect(sites).toHaveLength(9)
  for (const [index, { url }] of sites.entries())
    expect(await redirectOf(`/${language}/vote/${index + 1}`)).toEqual([302, url])
})

test.each(LANGUAGES)('an invalid number in %s redirects to the list', async (language) => {
  for (const number of INVALID)
    expect([number, ...(await redirectOf(`/${language}/vote/${number}`))]).toEqual([
      number,
      302,
      `/${language}/vote`,
    ])
})

test('/vote/2 redirects to its language first', async () => {
  expect(await redirectOf('/vote/2', 'i18next=id')).toEqual([302, '/id/vote/2'])
})
