import { expect, test } from 'vitest'
import { pulseOf } from './pulse-events.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const vote = (name: string, at: string) => ({ name, site: 'TopG', at })
const supporter = (name: string, hours: number) => ({
  name,
  points: 80,
  ago: { unit: 'hours' as const, count: hours },
})

const TWO = [vote('Ayu', '2026-11-17T11:58:00Z'), vote('Budi', '2026-11-17T08:00:00Z')]

test('votes and supporters are one list, the newest first', () => {
  expect(pulseOf(TWO, [supporter('Dewi', 1)], NOW)).toEqual([
    { kind: 'vote', name: 'Ayu', site: 'TopG', ago: { unit: 'minutes', count: 2 } },
    { kind: 'points', name: 'Dewi', points: 80, ago: { unit: 'hours', count: 1 } },
    { kind: 'vote', name: 'Budi', site: 'TopG', ago: { unit: 'hours', count: 4 } },
  ])
})

test('fewer than three events are none, more than five are cut', () => {
  const many = Array.from({ length: 20 }, (_, at) => supporter(`P${at}`, at + 1))
  expect(pulseOf(TWO, [], NOW)).toEqual([])
  expect(pulseOf(TWO, many, NOW)).toHaveLength(5)
})
