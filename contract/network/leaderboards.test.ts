import { expect, test } from 'vitest'
import type { BoardTab } from '#contract/settings/boards.schema.ts'
import {
  defaultTab,
  periodsOf,
  rowsShown,
  type ShownTab,
  tabInRing,
  toShownTabs,
  viewsOf,
} from './leaderboards.ts'

const gameTab = (id: string, boards = 1): BoardTab => ({
  id,
  label: { en: id, id },
  server: 'survival',
  accent: '#ffffff',
  boards: Array.from({ length: boards }, (_, index) => ({
    id: `board${index}`,
    board: `key_${index}`,
    label: { en: 'Top', id: 'Teratas' },
    format: 'number',
    symbol: '',
    icon: null,
    reverse: false,
  })),
})

const shown = (tabs: readonly BoardTab[], donators = true, voters = true) =>
  toShownTabs({ donators, voters, tabs: [...tabs] }, 'id')
const ids = (tabs: readonly ShownTab[]) => tabs.map(({ id }) => id)

test('global is the second tab, and the only one without others', () => {
  expect(ids(shown([gameTab('a'), gameTab('b'), gameTab('c')]))).toEqual(['a', 'global', 'b', 'c'])
  expect(ids(shown([gameTab('a')]))).toEqual(['a', 'global'])
  expect(ids(shown([]))).toEqual(['global'])
})

test('global has only the boards that are on, and is left out without any', () => {
  expect(shown([], true, false)[0]?.boards.map(({ id }) => id)).toEqual(['donators'])
  expect(shown([], false, true)[0]?.boards.map(({ id }) => id)).toEqual(['voters'])
  expect(ids(shown([gameTab('a')], false, false))).toEqual(['a'])
  expect(shown([], false, false)).toEqual([])
})

test('a tab without boards is not shown, and labels are in the language of the page', () => {
  expect(ids(shown([gameTab('a', 0), gameTab('b', 2)], false, false))).toEqual(['b'])
  expect(shown([gameTab('b')])[0]?.boards).toEqual([
    { id: 'board0', key: 'key_0', label: 'Teratas', format: 'number', symbol: '', icon: null },
  ])
})

test('the page opens at global, else at its first tab', () => {
  expect(defaultTab(shown([gameTab('a')]))).toBe('global')
  expect(defaultTab(shown([gameTab('a'), gameTab('b')], false, false))).toBe('a')
  expect(defaultTab([])).toBeNull()
})

test('the tabs form a ring in the order of the page', () => {
  const tabs = shown([gameTab('tycoon'), gameTab('survival')])
  const ring = (step: 1 | -1) => ids(tabs).map((id) => tabInRing(tabs, id, step)?.id)
  expect(ring(1)).toEqual(['global', 'survival', 'tycoon'])
  expect(ring(-1)).toEqual(['survival', 'tycoon', 'global'])
})

test('each board has its specified switches, and views that differ from the default one', () => {
  expect(periodsOf('donators')).toEqual(['monthly', 'alltime'])
  expect(periodsOf('voters')).toEqual(['current', 'previous'])
  expect(periodsOf('credits')).toEqual(['weekly', 'monthly', 'alltime'])
  expect(viewsOf('donators')).toEqual(['alltime', 'monthly-all', 'alltime-all'])
})

test('a board shows five rows, expanded twenty, expanded donators all', () => {
  expect(rowsShown('credits', false)).toBe(5)
  expect(rowsShown('credits', true)).toBe(20)
  expect(rowsShown('voters', true)).toBe(20)
  expect(rowsShown('donators', false)).toBe(5)
  expect(rowsShown('donators', true)).toBe(Number.POSITIVE_INFINITY)
})
