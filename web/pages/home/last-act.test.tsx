import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { demoSettings } from '#content/settings/index.ts'
import { toShownTabs } from '#contract/network/leaderboards.ts'
import type { Pages } from '#contract/settings/pages.schema.ts'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { SiteView } from '#contract/site/site.ts'
import { createText } from '#web/kit/i18n/text.ts'
import { TextContext } from '#web/kit/i18n/use-text.ts'
import { SiteContext } from '#web/kit/layout/use-site.ts'
import { StaticRouter } from '#web/kit/router/router.tsx'
import { LastAct } from './last-act.tsx'
import { topUpText } from './page-cards.ts'
import { findTopBoard, type TopBoard } from './top-board.ts'

const ENTRIES = ['Tiara99', '.KopiSusu', 'GunungOren77', 'Rangga_07'].map((name, index) => ({
  name,
  value: String(61 - index),
}))
const TOP: TopBoard = { label: null, format: 'votes', symbol: '', entries: ENTRIES.slice(0, 3) }
const FILLED = {
  voteSites: 9,
  boards: 'every kind',
  maps: 2,
  tiers: 3,
  methods: PAYMENT_METHODS,
  cheapest: 20_000,
  top: null,
} as const
const SWITCHES = ['store', 'vote', 'leaderboard', 'maps', 'premiumtiers'] as const
const LOCATION = { pathname: '/en', search: '', hash: '' }
const TEXTS = { en: createText('en', en), id: createText('id', id) }

function render(pages: Pages, props: Partial<ComponentProps<typeof LastAct>> = {}) {
  const box = document.createElement('div')
  const site = { pages, shortName: 'Angkasa', gameAddress: 'play.angkasa.example', bedrock: null }
  box.innerHTML = renderToStaticMarkup(
    <StaticRouter location={LOCATION}>
      <TextContext value={TEXTS.en}>
        <SiteContext value={site as unknown as SiteView}>
          <LastAct {...FILLED} {...props} />
        </SiteContext>
      </TextContext>
    </StaticRouter>,
  )
  return {
    titles: [...box.querySelectorAll('h2')].map(({ textContent }) => textContent),
    links: [...box.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace('/en/', '')),
    text: box.textContent,
  }
}

const everyCombination: Pages[] = Array.from({ length: 2 ** SWITCHES.length }, (_, bits) => ({
  ...demoSettings.pages,
  ...Object.fromEntries(SWITCHES.map((page, index) => [page, Boolean(bits & (1 << index))])),
}))

test('with a board: its three leaders and the way to vote instead of cards, and Play Now at the end', () => {
  const { titles, links, text } = render(demoSettings.pages, { top: TOP })
  expect(titles).toEqual(['Top voters this month', 'There is room in the sky.'])
  expect(links).toEqual(['vote', 'leaderboard', 'player/Tiara99', 'player/.KopiSusu', 'player/GunungOren77'])
  expect(text).toContain('61 votes')
})

test('without the vote page nobody is asked to vote, without player pages no names are links', () => {
  const pages = { ...demoSettings.pages, vote: false, player: false }
  const { links } = render(pages, { top: TOP })
  expect(links).toEqual(['leaderboard'])
})

test('without live data: where to next, with three pages and no number', () => {
  const { titles, links, text } = render(demoSettings.pages, { cheapest: null })
  expect(titles).toEqual(['Where to next?', 'There is room in the sky.'])
  expect(links).toEqual(['store', 'vote', 'leaderboard'])
  expect(text).not.toContain('From Rp')
})

test('with any combination of pages the cards lead only to pages that are on', () => {
  for (const pages of everyCombination) {
    for (const top of [null, TOP]) {
      const { links: all, titles } = render({ ...pages, player: false }, { top })
      const links = all.filter((link) => link !== undefined)
      const on = SWITCHES.filter((page) => pages[page])
      expect(on).toEqual(expect.arrayContaining(links))
      expect(new Set(links).size).toBe(links.length)
      expect(titles).toHaveLength(on.length > 0 ? 2 : 1)
    }
  }
})

test('a page without content gets no card', () => {
  const { links } = render(demoSettings.pages, { voteSites: 0, boards: 'none', maps: 0 })
  expect(links).toEqual(['store', 'premiumtiers'])
})

const TABS = toShownTabs(demoSettings.boards, 'en')
const NO_VOTERS = { voters: () => ({ data: null }) }

test('the leaders are the voters of this month, cut to three', () => {
  const voters = () => ({ data: { current: ENTRIES, previous: [] } })
  expect(findTopBoard({ voters, tab: () => null }, TABS)).toEqual(TOP)
})

test('else they are those of the first board with three players', () => {
  const [tab] = demoSettings.boards.tabs
  const [first, second] = tab?.boards ?? []
  const few = { weekly: ENTRIES.slice(0, 2), monthly: [], alltime: [] }
  const many = { weekly: [], monthly: ENTRIES, alltime: [] }
  const data = { [first?.board ?? '']: few, [second?.board ?? '']: many }
  const found = findTopBoard({ ...NO_VOTERS, tab: (id) => (id === tab?.id ? { data } : null) }, TABS)
  expect(found).toMatchObject({ label: second?.label.en, entries: ENTRIES.slice(0, 3) })
})

test('without three players anywhere there is no board', () => {
  const two = { current: ENTRIES.slice(0, 2), previous: [] }
  expect(findTopBoard({ voters: () => ({ data: two }), tab: () => null }, TABS)).toBeNull()
  expect(findTopBoard({ ...NO_VOTERS, tab: () => null }, TABS)).toBeNull()
})

test('the store names the ways to pay that are offered', () => {
  const of = (methods: Parameters<typeof topUpText>[0]) =>
    [TEXTS.en, TEXTS.id].map(({ t }) => topUpText(methods, t))
  expect(of(PAYMENT_METHODS)).toEqual([
    'Pay by QRIS, virtual account, or cash at Alfamart and Indomaret.',
    'Top up lewat QRIS, virtual account, atau Alfamart dan Indomaret.',
  ])
  expect(of(['BRIVA', 'BCAVA', 'ALFAMIDI'])).toEqual([
    'Pay by virtual account or cash at Alfamidi.',
    'Top up lewat virtual account atau Alfamidi.',
  ])
  expect(of(['QRIS'])).toEqual(['Pay by QRIS.', 'Top up lewat QRIS.'])
  expect(of([])).toEqual([en.home.pointsTextPlain, id.home.pointsTextPlain])
})
