import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Stored } from '#server/platform/settings/settings.service.ts'
import { listUploads, parseSettingsFile, writeSettingsFile } from './settings-file.ts'

const never: Stored = { version: 0, updatedAt: null, updatedBy: null, invalid: false }

test('a written file is read as the same settings', () => {
  const file = writeSettingsFile({ current: () => demoSettings, stored: () => never })
  expect(parseSettingsFile('file', file)).toEqual(demoSettings)
  expect(JSON.parse(file)).toMatchObject({ format: 1, changed_at: null, sections: { pages: { version: 0 } } })
})

test('the order in which keys were saved does not change the file', () => {
  const { name, ...identity } = demoSettings.identity
  const own = { 'vote.title': '{{name}}', 'shell.maps': 'Atlas' }
  const texts = { en: own, id: {}, built_in: { en: own, id: {} } }
  const turnedOwn = { 'shell.maps': 'Atlas', 'vote.title': '{{name}}' }
  const turned = {
    ...demoSettings,
    identity: { ...identity, name },
    texts: { built_in: { id: {}, en: turnedOwn }, id: {}, en: turnedOwn },
  }
  const [one, other] = [{ ...demoSettings, texts }, turned].map((settings) =>
    writeSettingsFile({ current: () => settings, stored: () => never }),
  )
  expect(other).toBe(one)
  expect(parseSettingsFile('file', one ?? '').texts).toEqual(texts)
})

test('names each uploaded picture once, here and in a bucket', () => {
  const id = '01JCV5WZ8N6Q4T2R0P9M7K5H3F'
  const identity = {
    ...demoSettings.identity,
    logo_url: `/uploads/${id}-1600.webp`,
    hero_url: `https://bucket.test/a/${id}-1600.webp`,
    favicon_url: `/uploads/${id}-1600.webp`,
  }
  const settings = { ...demoSettings, identity }
  const file = writeSettingsFile({ current: () => settings, stored: () => never })
  expect(listUploads(file)).toEqual([identity.logo_url, identity.hero_url])
})

test.each([
  ['of another format', '{"format":2,"sections":{}}', 'file has format 2; this version reads format 1.'],
  ['with an unknown section', '{"format":1,"sections":{"nope":{"value":1}}}', 'does not know: nope.'],
  ['that is not JSON', '{', 'file is not JSON: '],
  ['without sections', '{"format":1}', 'file is not a file of settings: sections '],
])('refuses a file %s in one line', (_, json, reason) => {
  expect(() => parseSettingsFile('file', json)).toThrow(reason)
})
