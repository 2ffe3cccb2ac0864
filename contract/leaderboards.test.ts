import { expect, test } from 'vitest'
import { Board, SurvivalBoards, TycoonBoards } from './leaderboards.schema.ts'
import {
  DEFAULT_TAB,
  LEADERBOARD_TABS,
  missingKeys,
  nextTab,
  previousTab,
  REQUIRED_KEYS,
  rowsShown,
  SHOWN_TABS,
} from './leaderboards.ts'

const BOARD = { weekly: [{ name: 'Steve', value: '1' }], monthly: [], alltime: [] }

test('tycoon requires seven keys; chat game wins may be missing', () => {
  expect(REQUIRED_KEYS.tycoon).toEqual([
    'vault_eco_balance',
    'gemseconomy_balance_default',
    'statistic_time_played',
    'statistic_player_kills',
    'ecoskills_total_skill_level',
    'skmeteor_found',
    'hiddentarget_found',
  ])
})

test('lists the missing keys of a reply', () => {
  const all = Object.fromEntries(REQUIRED_KEYS.tycoon.map((key) => [key, BOARD]))
  expect(missingKeys('tycoon', all)).toEqual([])
  const { skmeteor_found: _, ...rest } = all
  expect(missingKeys('tycoon', rest)).toEqual(['skmeteor_found'])
  expect(missingKeys('survival', {})).toEqual(REQUIRED_KEYS.survival)
  expect(missingKeys('survival', { ...all, kixschatgames_wins: null })).toContain('kixschatgames_wins')
})

test('the tabs cycle global, survival, tycoon and start at global', () => {
  expect(DEFAULT_TAB).toBe('global')
  expect(LEADERBOARD_TABS.map(nextTab)).toEqual(['survival', 'tycoon', 'global'])
  expect(LEADERBOARD_TABS.map(previousTab)).toEqual(['tycoon', 'global', 'survival'])
  expect(SHOWN_TABS).toEqual(['tycoon', 'global', 'survival'])
})

test('a board shows five rows, expanded twenty, expanded donators all', () => {
  expect(rowsShown('credits', false)).toBe(5)
  expect(rowsShown('credits', true)).toBe(20)
  expect(rowsShown('voters', true)).toBe(20)
  expect(rowsShown('donators', false)).toBe(5)
  expect(rowsShown('donators', true)).toBe(Number.POSITIVE_INFINITY)
})

test('a reply may lack a board and never contains an unknown key', () => {
  const sent = { vault_eco_balance: BOARD, ajlb_extras: BOARD, gemseconomy_balance_default: BOARD }
  expect(Object.keys(SurvivalBoards.parse(sent))).toEqual(['vault_eco_balance'])
  expect(Object.keys(TycoonBoards.parse(sent))).toEqual(['vault_eco_balance', 'gemseconomy_balance_default'])
})

test('a row contains only a name and a value as text', () => {
  const row = { name: '.Steve', value: '1234567,89', uuid: 'x' }
  expect(Board.parse({ ...BOARD, weekly: [row] }).weekly).toEqual([{ name: '.Steve', value: '1234567,89' }])
  expect(Board.safeParse({ ...BOARD, weekly: [{ name: 'Steve', value: 7 }] }).success).toBe(false)
})

test('a board may have an ISO 8601 timestamp', () => {
  expect(Board.safeParse({ ...BOARD, timestamp: '2026-11-15T02:00:00.000Z' }).success).toBe(true)
  expect(Board.safeParse({ ...BOARD, timestamp: 'yesterday' }).success).toBe(false)
})
