import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SKY } from './sky-art.ts'
import { skyAt } from './sky-hour.ts'

test.each([
  ['04:59:59', 'night'],
  ['05:00:00', 'dawn'],
  ['06:59:59', 'dawn'],
  ['07:00:00', 'day'],
  ['16:59:59', 'day'],
  ['17:00:00', 'dusk'],
  ['18:59:59', 'dusk'],
  ['19:00:00', 'night'],
  ['23:59:59', 'night'],
  ['00:00:00', 'night'],
])('at %s in Jakarta the sky is that of the %s', (time, sky) => {
  expect(skyAt(new Date(`2026-11-17T${time}+07:00`))).toBe(sky)
})

test.each(['dawn', 'day', 'dusk', 'night', 'lamps'])(
  'the pictures of the %s are there in both crops',
  (name) => {
    const files = [SKY.wide, SKY.tall].flatMap((crop) =>
      crop.widths.map((width) => `public/art/${crop.name}-${name}-${width}.avif`),
    )
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  },
)
