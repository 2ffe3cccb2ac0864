import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { toShownTabs } from '#contract/network/leaderboards.ts'
import { findTopBoard } from './top-board.ts'

const ENTRIES = ['Tiara99', '.KopiSusu', 'GunungOren77', 'Rangga_07'].map((name, index) => ({
  name,
  value: String(61 - index),
}))
const TABS = toShownTabs(demoSettings.boards, 'en')
const NO_VOTERS = { voters: () => ({ data: null }) }

test('the leaders are the voters of this month, cut to three', () => {
  const voters = () => ({ data: { current: ENTRIES, previous: [] } })
  expect(findTopBoard({ voters, tab: () => null }, TABS)).toEqual({
    label: null,
    format: 'votes',
    symbol: '',
    entries: ENTRIES.slice(0, 3),
  })
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
