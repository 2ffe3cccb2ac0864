import { expect, test } from 'vitest'
import type * as z from 'zod'
import { WebUrl } from '#contract/settings/fields.schema.ts'
import { Links } from '#contract/settings/links.schema.ts'
import { SECTION_SCHEMAS, SECTIONS } from '#contract/settings/sections.schema.ts'
import { leavesOf } from '#tests/support/schema-walk.ts'

const WRITTEN = 'https://contoh.example/日本?a=é'

const accepts = (schema: z.ZodType, value: string) => schema.safeParse(value).success

test('every address of the settings is saved as a header can hold it', () => {
  const addresses = SECTIONS.flatMap((section) => leavesOf(SECTION_SCHEMAS[section], section)).filter(
    ({ schema }) => accepts(schema, WRITTEN) && !accepts(schema, 'javascript:alert(1)'),
  )

  expect(addresses.map(({ path }) => path)).toEqual(expect.arrayContaining(['votes.sites.url', 'maps.url']))
  expect(addresses.length).toBeGreaterThan(8)
  for (const { path, schema } of addresses)
    expect([path, schema.parse(WRITTEN)]).toEqual([
      path,
      'https://contoh.example/%E6%97%A5%E6%9C%AC?a=%C3%A9',
    ])
})

test('an address that was saved is not changed by reading it, and a longer spelling is refused', () => {
  const saved = WebUrl.parse('https://CONTOH.example/日本')
  expect(WebUrl.parse(saved)).toBe(saved)
  expect(accepts(WebUrl, `https://contoh.example/${'日'.repeat(100)}`)).toBe(false)
})

test.each([
  ['discord.gg/angkasa', 'https://discord.gg/angkasa'],
  [' www.contoh.example ', 'https://www.contoh.example/'],
  ['contoh.example:8443/wiki', 'https://contoh.example:8443/wiki'],
  ['http://contoh.example/', 'http://contoh.example/'],
])('%s is completed to %s', (written, saved) => expect(WebUrl.parse(written)).toBe(saved))

test.each(['angkasa', '/store', 'javascript:alert(1)', 'a b.example', '@angkasa', ''])(
  '%s is no address',
  (written) => expect(accepts(WebUrl, written)).toBe(false),
)

test('a name at TikTok is completed to its address', () => {
  expect(Links.shape.tiktok.parse(' @angkasa.id ')).toBe('https://www.tiktok.com/@angkasa.id')
})
