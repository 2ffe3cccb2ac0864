import { expect, test } from 'vitest'
import { rankVoters } from './leaderboards.service.ts'

test('merges spellings under the one with most votes', () => {
  const voters = [
    { name: 'steve', votes: 2 },
    { name: 'Alex', votes: 10 },
    { name: 'Steve', votes: 9 },
    { name: 'STEVE', votes: 1 },
  ]
  expect(rankVoters(voters, 20)).toEqual([
    { name: 'Steve', value: '12' },
    { name: 'Alex', value: '10' },
  ])
})

test('keeps look-alike names and Bedrock names apart', () => {
  const voters = ['Il', 'lI', 'Rizky', '.Rizky'].map((name) => ({ name, votes: 1 }))
  expect(rankVoters(voters, 20)).toHaveLength(4)
})

test('keeps the order of ties, drops zero votes and limits the list', () => {
  const voters = ['c', 'a', 'b', 'd'].map((name) => ({ name, votes: name === 'd' ? 0 : 5 }))
  expect(rankVoters(voters, 20).map(({ name }) => name)).toEqual(['c', 'a', 'b'])
  expect(rankVoters(voters, 2).map(({ name }) => name)).toEqual(['c', 'a'])
})
