// The rules of the leaderboard page: values, views in the address, placeholders, heads.
import { expect, test } from 'vitest'
import { en } from '#content/locales/en/index.ts'
import { id } from '#content/locales/id/index.ts'
import { createText } from '../i18n/text.ts'
import { generateFace } from '../layout/generated-face.ts'
import { periodsOf, readTab, readView, tabSearch, writeView } from './board-view.ts'
import { formatValue } from './format-value.ts'
import { failuresOf, gameBoards, globalBoards, placeholderBoards } from './tab-boards.ts'

const english = createText('en', en)
const indonesian = createText('id', id)

test.each([
  ['credits', '1234567,89', '◆ 1,234,567', '◆ 1.234.567'],
  ['ethea', '62,00', 'Ɇ 62', 'Ɇ 62'],
  ['balance', '1234567,89', '$1,234,567', '$1.234.567'],
  ['balance', '0,99', '$0', '$0'],
  ['count', '1204', '1,204', '1.204'],
  ['rupiah', '2450000', 'Rp2.450.000', 'Rp2.450.000'],
  ['votes', '62', '62 votes', '62 vote'],
  ['playtime', '2205000', '25d 12h', '25 hari 12 jam'],
  ['playtime', '3599', '0h', '0 jam'],
] as const)('%s %s reads as %s, in Indonesian as %s', (format, value, inEnglish, inIndonesian) => {
  expect(formatValue(format, value, english)).toBe(inEnglish)
  expect(formatValue(format, value, indonesian)).toBe(inIndonesian)
})

test('a number beyond the range of JavaScript keeps every digit', () => {
  expect(formatValue('balance', '90071992547409931234,56', english)).toBe('$90,071,992,547,409,931,234')
})

test('shows text that is no number unchanged', () => {
  expect(formatValue('count', 'many', english)).toBe('many')
  expect(formatValue('count', '', english)).toBe('')
})

test('the tab comes from the address, else it is global', () => {
  const tab = (search: string) => readTab(new URLSearchParams(search))
  expect([tab('?tab=tycoon'), tab('?tab=survival'), tab('?tab=x'), tab('')]).toEqual([
    'tycoon',
    'survival',
    'global',
    'global',
  ])
  expect([tabSearch('global'), tabSearch('tycoon')]).toEqual(['', '?tab=tycoon'])
})

test('each board has its specified switches', () => {
  expect(periodsOf('donators')).toEqual(['monthly', 'alltime'])
  expect(periodsOf('voters')).toEqual(['current', 'previous'])
  expect(periodsOf('credits')).toEqual(['weekly', 'monthly', 'alltime'])
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

test.each(['current', 'hourly', 'weekly-', '-all', 'ALLTIME', '__proto__'])(
  '%s is no view of a weekly board',
  (word) => {
    expect(readView(new URLSearchParams({ credits: word }), 'credits').period).toBe('weekly')
  },
)

test('boards come in the specified order, without those missing in the reply', () => {
  const board = { weekly: [], monthly: [], alltime: [] }
  const shown = gameBoards('tycoon', { skmeteor_found: board, vault_eco_balance: board })

  expect(shown.map(({ id }) => id)).toEqual(['credits', 'meteorTreasure'])
  expect(globalBoards({ donators: null, voters: { current: [], previous: [] } }).map(({ id }) => id)).toEqual(
    ['voters'],
  )
})

test('data missing in the rendered tab has failed; data of other tabs was not requested', () => {
  const nothing = { donators: null, voters: null, survival: null, tycoon: null }
  const donators = { monthly: [], alltime: [] }

  expect(failuresOf('global', { ...nothing, donators })).toEqual({ donators: false, voters: true })
  expect(failuresOf('tycoon', nothing)).toEqual({ tycoon: true })
  expect(failuresOf('survival', { ...nothing, survival: {} })).toEqual({ survival: false })
})

test('placeholders are ten rows of 0 for every board and period', () => {
  const boards = placeholderBoards('survival')

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
