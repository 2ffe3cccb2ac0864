import { expect, test } from 'vitest'
import {
  checkVotes,
  chestTo,
  keyTo,
  SERVICES,
  type SentVotes,
  streakTo,
  type VoteLeft,
  type VotesLeft,
} from './votes-checker.ts'

const AT = '2026-11-16T05:00:00.000Z'
const SENT: SentVotes = { username: 'Steve', service: SERVICES[0], isConfirmed: true }
const VOTE: VoteLeft = { id: 'a', username: 'Steve', service: SERVICES[0], at: AT, isSeed: false }
const YESTERDAY: VoteLeft = { ...VOTE, id: 's', at: '2026-11-15T05:00:00.000Z', isSeed: true }
const KEY = keyTo('Steve', SERVICES[0])
const SHOWN = [{ order_id: 'a', needs_person: 1 }]

const leftOf = (votes: VoteLeft[], { streak = 1, actions = [] as VotesLeft['actions'] } = {}): VotesLeft => ({
  votes,
  players: [{ username: 'Steve', total: votes.length, streak, longest: streak }],
  months: [{ month: '2026-11', username: 'Steve', votes: votes.length }],
  actions,
})

function wrong(left: VotesLeft, commands: string[], sent = [SENT]): string[] {
  const verdict = checkVotes({ sent, left, executed: commands.map((command) => ({ command })) })
  return Object.entries(verdict).flatMap(([name, found]) =>
    Array.isArray(found) && found.length > 0 ? [name] : [],
  )
}

const ALL = SERVICES.map((service, place) => ({ ...VOTE, id: `v${place}`, service }))
const KEYS = SERVICES.map((service) => keyTo('Steve', service))
const EMPTY: VotesLeft = { votes: [], players: [], months: [], actions: [] }

test.each<[string, VotesLeft, string[]]>([
  ['counted and rewarded', leftOf([VOTE]), [KEY]],
  ['a person decides on the reward', leftOf([VOTE], { actions: SHOWN }), []],
  ['the chest with the last site', leftOf(ALL), [...KEYS, chestTo('Steve')]],
  ['the second day in a row', leftOf([YESTERDAY, VOTE], { streak: 2 }), [KEY, streakTo('Steve')]],
])('right: %s', (_, left, commands) => {
  expect(wrong(left, commands)).toEqual([])
})

test('right: a vote that was not confirmed may be missing', () => {
  expect(wrong(EMPTY, [], [{ ...SENT, isConfirmed: false }])).toEqual([])
})

test.each<[string, VotesLeft, string[]]>([
  ['lost', EMPTY, []],
  ['countedTwice', leftOf([VOTE, { ...VOTE, id: 'b' }]), [KEY]],
  ['unrewarded', leftOf([VOTE]), []],
  ['unrewarded', leftOf(ALL), KEYS],
  ['unrewarded', leftOf([YESTERDAY, VOTE], { streak: 2 }), [KEY]],
  ['rewardedTwice', leftOf([VOTE]), [KEY, KEY]],
  ['rewardedWrongly', leftOf([VOTE]), [KEY, chestTo('Steve')]],
  ['rewardedWrongly', leftOf([VOTE]), [KEY, streakTo('Steve')]],
  ['sums', leftOf([VOTE], { streak: 2 }), [KEY]],
  ['sums', { ...leftOf([VOTE]), months: [] }, [KEY]],
  ['sums', { ...leftOf([VOTE]), months: [{ month: '2026-11', username: 'Steve', votes: 2 }] }, [KEY]],
])('%s', (name, left, commands) => {
  expect(wrong(left, commands)).toContain(name)
})
