import { expect, test } from 'vitest'
import { replyOf } from './game-replies.ts'

test('the simulated game says what the real one says over RCON, which is often nothing', () => {
  const said = (command: string) => replyOf(command, ['Steve']).replace(/§./g, '').trim()
  expect(said('points give steve 40')).toBe('[PlayerPoints] steve was given 40 Points.')
  expect(said('points give Budi 40')).toBe('')
  expect(said('lp user Steve parent addtemp vip 31d')).toBe('')
  expect(said('/give Steve minecraft:diamond 3')).toBe('Gave 3 [diamond] to Steve')
  expect(said('give Budi diamond')).toBe('No player was found')
  expect(said('list')).toBe('There are 1 of a max of 100 players online: Steve')
})
