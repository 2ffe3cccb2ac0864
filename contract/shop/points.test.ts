import { expect, test } from 'vitest'
import { packPointsOf, pointsOfCommands } from './points.ts'

test.each([
  [['points give %player% 80'], 80],
  [['/points give %player% 80'], 80],
  [['playerpoints:points  give "%player%" 240'], 240],
  [['premiumpoints add %player% 20', 'say Thanks, %player%', 'points give %player% 5 -s'], 25],
  [['points give %player% 0'], null],
  [['points take %player% 80'], null],
  [['points give Steve 80'], null],
  [['points give %player% 80.5'], null],
  [['points set %player% 80'], null],
  [['eco give %player% 80'], null],
  [['say %player% buys 80 points'], null],
  [[], null],
])('%j give %j points', (commands, points) => {
  expect(pointsOfCommands(commands)).toBe(points)
})

test.each([
  [['points give %player% 80'], 80],
  [['points give %player% 40', 'points give %player% 5'], 45],
  [['points give %player% 20', 'say Thanks', '/broadcast %player% bought points', 'tellraw @a "hi"'], 20],
  [['points give %player% 50', 'lp user %player% parent addtemp vip 30d'], null],
  [['lp user %player% parent add vip'], null],
  [['points give %player% 50', 'crate key give %player% vote 1'], null],
  [['points give %player% 50', 'minecraft:give %player% diamond 1'], null],
  [['say hello'], null],
])('%j are a pack of %j points', (commands, points) => {
  expect(packPointsOf(commands)).toBe(points)
})
