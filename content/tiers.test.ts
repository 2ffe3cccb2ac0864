import { expect, test } from 'vitest'
import { featureGroup, featureParts, TIER_SERVERS, type Tier } from '#contract/tiers.ts'
import { tiers } from './tiers.ts'

const facts = (all: Tier[]) =>
  all.map(({ name, price, durationDays, requires }) => [name, price, durationDays, requires])

test('survival has five permanent tiers, each of which needs the one before', () => {
  expect(facts(tiers('survival', 'en'))).toEqual([
    ['Genesis', 40, null, null],
    ['Vega', 80, null, 'Genesis'],
    ['Stellar', 120, null, 'Vega'],
    ['Nebula', 160, null, 'Stellar'],
    ['Cosmic', 240, null, 'Nebula'],
  ])
})

test('tycoon and creative tiers last 31 days and need nothing', () => {
  expect(facts(tiers('tycoon', 'id'))).toEqual([
    ['Electron', 20, 31, null],
    ['Neutron', 40, 31, null],
    ['Proton', 80, 31, null],
  ])
  expect(facts(tiers('creative', 'id'))).toEqual([
    ['Kuli', 20, 31, null],
    ['Kuli+', 40, 31, null],
  ])
})

test('tier ids are stable', () => {
  expect(TIER_SERVERS.flatMap((server) => tiers(server, 'en').map(({ id }) => id)).sort()).toEqual([
    'cosmic',
    'electron',
    'genesis',
    'kuli',
    'kuliplus',
    'nebula',
    'neutron',
    'proton',
    'stellar',
    'vega',
  ])
})

test.each(TIER_SERVERS)('%s: both languages put every feature into the same group', (server) => {
  const groups = (language: 'en' | 'id') =>
    tiers(server, language).map((tier) => tier.features.map(featureGroup))

  expect(groups('id')).toEqual(groups('en'))
})

test.each(TIER_SERVERS)('%s: both languages dim the same number of parts', (server) => {
  const dimmed = (language: 'en' | 'id') =>
    tiers(server, language).map((tier) =>
      tier.features.map((text) => featureParts(text).filter((part) => part.dimmed).length),
    )

  expect(dimmed('id')).toEqual(dimmed('en'))
})

test.each(TIER_SERVERS)('%s: every tier has its own features, none twice, none empty', (server) => {
  for (const language of ['en', 'id'] as const) {
    for (const { features } of tiers(server, language)) {
      expect(features.length).toBeGreaterThan(7)
      expect(new Set(features).size).toBe(features.length)
      expect(features.every((text) => text.trim() === text && text !== '')).toBe(true)
    }
  }
})

test('the promised limits are present and not exceeded', () => {
  const all = (['survival', 'tycoon', 'creative'] as const).flatMap((server) =>
    tiers(server, 'en').flatMap(({ features }) => features),
  )
  const numbersOf = (pattern: RegExp) =>
    all.flatMap((text) => (pattern.exec(text) ? [Number(pattern.exec(text)?.[1])] : []))

  expect(Math.max(...numbersOf(/Max (\d+) chest shops/))).toBe(240)
  expect(Math.max(...numbersOf(/Max (\d+) claim places/))).toBe(20)
  expect(Math.max(...numbersOf(/Max (\d+) hours? AFK/))).toBe(8)
  expect([...new Set(numbersOf(/^(\d+)% spawner/))].sort((a, b) => a - b)).toEqual([70, 90, 100])
  expect(all.some((text) => text.includes('$1K'))).toBe(true)
  expect(all.some((text) => text.includes('$10K'))).toBe(true)
  expect(all.some((text) => text.includes('Plot-L') && text.includes('195x195'))).toBe(true)
  expect(all.some((text) => text.includes('TempFly'))).toBe(true)
})

test('numbers never shrink from one survival tier to the next', () => {
  const pattern = /^(?:Max )?(?:TempFly )?(\d+)/
  const steps = tiers('survival', 'en').map(({ features }) =>
    Object.fromEntries(
      features.flatMap((text) => {
        const number = pattern.exec(text)?.[1]
        return number ? [[text.replace(/\d+/, '#').replace(/hours?/, 'h'), Number(number)]] : []
      }),
    ),
  )
  for (const [place, step] of steps.slice(1).entries()) {
    for (const [feature, number] of Object.entries(steps[place] ?? {}))
      expect(step[feature]).toBeGreaterThan(number)
  }
})
