import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { toShownTabs } from '#contract/network/leaderboards.ts'
import { listLeaders } from './player-search.loader.ts'
import { readSeen } from './seen-players.ts'

const TABS = toShownTabs(demoSettings.boards, 'en')
const entry = (name: string) => ({ name, value: '7' })

test('the first of every board is named once, with the first board that he leads', () => {
  const [tab] = TABS.filter(({ boards }) => boards.length > 2)
  const [one, two, three] = tab?.boards ?? []
  const data = {
    [one?.key ?? '']: { weekly: [entry('Ayu'), entry('Budi')], monthly: [], alltime: [] },
    [two?.key ?? '']: { weekly: [], monthly: [entry('ayu')], alltime: [] },
    [three?.key ?? '']: { weekly: [], monthly: [], alltime: [entry('.Kopi')] },
  }
  const boards = {
    voters: () => ({ data: { current: [entry('Dewi')], previous: [] } }),
    tab: (id: string) => (id === tab?.id ? { data } : null),
  }
  const found = listLeaders(boards, TABS).map(({ name, board }) => [name, board.id])
  expect(found).toContainEqual(['Ayu', one?.id])
  expect(found).toContainEqual(['.Kopi', three?.id])
  expect(found).toContainEqual(['Dewi', 'voters'])
  expect(found).toHaveLength(3)
})

test.each(['{', 'null', '[1,{}]'])('the stored value %s names nobody', (stored) => {
  expect(readSeen(stored)).toEqual([])
})

test('at most eight players are remembered', () => {
  expect(readSeen(JSON.stringify(Array.from({ length: 12 }, (_, index) => `P${index}`)))).toHaveLength(8)
})
