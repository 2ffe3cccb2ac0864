// The rules of the leaderboard page: values, views in the address, placeholders, heads.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { demoSettings } from '#content/settings/index.ts'
import { type ShownTab, toShownTabs } from '#contract/network/leaderboards.ts'
import { generateFace } from '#contract/site/generated-face.ts'
import { createText } from '#web/kit/i18n/text.ts'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { readTab, readView, tabSearch, writePeriod, writeView } from './board-view.ts'
import {
  failuresOf,
  gameBoards,
  globalBoards,
  missingKeys,
  type PageTab,
  placeholderBoards,
  starOf,
} from './tab-boards.ts'

const english = createText('en', en)
const indonesian = createText('id', id)

const TABS = toShownTabs(demoSettings.boards, 'en')
const tabOf = (id: string): PageTab => {
  const tab = TABS.find((one) => one.id === id)
  if (!tab) throw new Error(`no tab ${id}`)
  return { ...tab, required: [], isDemo: false }
}

test.each([
  ['money', '◆ ', '1234567,89', '◆ 1,234,567', '◆ 1.234.567'],
  ['money', 'Ɇ ', '62,00', 'Ɇ 62', 'Ɇ 62'],
  ['money', '$', '1234567,89', '$1,234,567', '$1.234.567'],
  ['money', '$', '0,99', '$0', '$0'],
  ['number', '', '1204', '1,204', '1.204'],
  ['decimal', '', '1204,50', '1,204.5', '1.204,5'],
  ['decimal', '', '0,05', '0.05', '0,05'],
  ['decimal', 'Ɇ ', '122,47', 'Ɇ 122.47', 'Ɇ 122,47'],
  ['decimal', '', '-0,50', '-0.5', '-0,5'],
  ['decimal', '', '12,00', '12', '12'],
  ['rupiah', '', '2450000', 'Rp2.450.000', 'Rp2.450.000'],
  ['votes', '', '62', '62 votes', '62 vote'],
  ['duration', '', '2205000', '25d 12h', '25 hari 12 jam'],
  ['duration', '', '3599', '0h', '0 jam'],
  // Beyond the range of JavaScript's numbers every digit stays.
  ['money', '$', '90071992547409931234,56', '$90,071,992,547,409,931,234', '$90.071.992.547.409.931.234'],
  ['number', '', '90071992547409931234', '90,071,992,547,409,931,234', '90.071.992.547.409.931.234'],
  ['decimal', '', '90071992547409931,05', '90,071,992,547,409,931.05', '90.071.992.547.409.931,05'],
  ['duration', '', '7776000000000003600', '90,000,000,000,000d 1h', '90.000.000.000.000 hari 1 jam'],
] as const)(
  '%s with "%s": %s reads as %s, in Indonesian as %s',
  (format, symbol, value, inEnglish, inIndonesian) => {
    expect(formatValue({ format, symbol }, value, english)).toBe(inEnglish)
    expect(formatValue({ format, symbol }, value, indonesian)).toBe(inIndonesian)
  },
)

const FORMATS = ['number', 'decimal', 'money', 'duration', 'rupiah', 'votes'] as const

test('every format shows text that is no number unchanged', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FORMATS), fc.string(), (format, text) => {
      fc.pre(!/^-?\d/.test(text))
      expect(formatValue({ format, symbol: '$' }, text, english)).toBe(text)
    }),
  )
})

test('the tab comes from the address, else it is global, or the first without it', () => {
  const tab = (search: string, tabs: readonly ShownTab[] = TABS) =>
    readTab(new URLSearchParams(search), tabs)?.id
  expect([tab('?tab=tycoon'), tab('?tab=survival'), tab('?tab=x'), tab('')]).toEqual([
    'tycoon',
    'survival',
    'global',
    'global',
  ])
  expect([tabSearch('global', TABS), tabSearch('tycoon', TABS)]).toEqual(['', '?tab=tycoon'])
  const games = TABS.filter(({ id }) => id !== 'global')
  expect([tab('', games), tab('', [])]).toEqual(['tycoon', undefined])
  expect(tabSearch('tycoon', games)).toBe('')
})

test('a view survives the round trip through the query, without default values', () => {
  const query = new URLSearchParams('tab=tycoon')
  const view = { period: 'alltime', expanded: true } as const
  const written = writeView(query, 'credits', view)

  expect(written.toString()).toBe('tab=tycoon&credits=alltime-all')
  expect(readView(written, 'credits')).toEqual(view)
  expect(readView(written, 'ethea')).toEqual({ period: 'weekly', expanded: false })
  expect(writeView(written, 'credits', { period: 'weekly', expanded: false }).toString()).toBe('tab=tycoon')
})

test('one period for all boards leaves open what is open, and the usual one leaves nothing else in the query', () => {
  const boards = [{ id: 'credits' }, { id: 'ethea' }]
  const monthly = writePeriod(new URLSearchParams('tab=tycoon&ethea=alltime-all'), boards, 'monthly')
  expect(monthly.toString()).toBe('tab=tycoon&ethea=monthly-all&credits=monthly')
  expect(writePeriod(monthly, boards, 'weekly').toString()).toBe('tab=tycoon&ethea=weekly-all')
})

test.each(['current', 'hourly', 'weekly-', '-all', 'ALLTIME', '__proto__'])(
  '%s is no view of a weekly board',
  (word) => {
    expect(readView(new URLSearchParams({ credits: word }), 'credits').period).toBe('weekly')
  },
)

const rows = [{ name: 'Ayu', value: '1' }]

test('boards come in the order of the settings, without those that have no data', () => {
  const board = { weekly: rows, monthly: [], alltime: [] }
  const reply = {
    skmeteor_found: board,
    vault_eco_balance: board,
    hiddentarget_found: { ...board, weekly: [] },
  }

  expect(gameBoards(tabOf('tycoon'), reply).map(({ id }) => id)).toEqual(['credits', 'meteorTreasure'])
  const voters = { current: [], previous: [] }
  expect(globalBoards(tabOf('global'), { donators: null, voters }).map(({ id }) => id)).toEqual(['voters'])
})

test('only required keys are named as missing', () => {
  const tab = { ...tabOf('tycoon'), required: ['skmeteor_found', 'vault_eco_balance'] }
  const board = { weekly: rows, monthly: [], alltime: [] }
  expect(missingKeys(tab, { vault_eco_balance: board })).toEqual(['skmeteor_found'])
  expect(missingKeys(tabOf('tycoon'), {})).toEqual([])
})

test('data missing in the rendered tab was not available; data of other tabs was not requested', () => {
  const donators = { monthly: [], alltime: [] }

  expect(failuresOf(tabOf('global'), { donators })).toEqual({ donators: null, voters: 'unavailable' })
  expect(failuresOf(tabOf('tycoon'), {})).toEqual({ tycoon: 'unavailable' })
  expect(failuresOf(tabOf('survival'), { survival: {} })).toEqual({ survival: null })
})

test('placeholders are ten rows of 0 for every board and period', () => {
  const boards = placeholderBoards(tabOf('survival'))

  expect(boards).toHaveLength(7)
  for (const { rows } of boards) {
    for (const period of ['weekly', 'monthly', 'alltime'] as const) {
      expect(rows[period]?.map(({ value }) => value)).toEqual(Array(10).fill('0'))
    }
  }
})

test('a name always gets the same face, and different names mostly different ones', () => {
  expect(generateFace('Rangga_07')).toEqual(generateFace('Rangga_07'))
  const faces = new Set(
    Array.from({ length: 100 }, (_, index) => JSON.stringify(generateFace(`Player${index}`))),
  )
  expect(faces.size).toBeGreaterThan(50)
})

test('the star is another board each day, never one without rows while another has some', () => {
  const [one, two, three] = placeholderBoards(tabOf('survival'))
  if (!one || !two || !three) throw new Error('too few boards')
  const empty = { ...two, rows: { weekly: [], monthly: [], alltime: [] } }
  const days = [20_411, 20_412, 20_413, 20_414].map((day) => starOf([one, empty, three], day)?.id)
  expect(days).toEqual([three.id, one.id, three.id, one.id])
  expect(starOf([empty], 7)).toBe(empty)
  expect(starOf([], 7)).toBeUndefined()
})
