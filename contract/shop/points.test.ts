import { expect, test } from 'vitest'
import { pointsOfCommands } from './points.ts'

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
