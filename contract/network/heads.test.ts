import { expect, test } from 'vitest'
import { Heads } from '#contract/settings/heads.schema.ts'

const problems = (url: string) =>
  Heads.safeParse({ enabled: true, sources: [{ url, editions: 'all' }] }).error?.issues.map(
    ({ message }) => message,
  ) ?? []

test.each([
  'https://mc-heads.net/avatar/{name}/{size}',
  'https://a.test/?player={name}',
  'http://a.test:81/{name}',
])('%s is a source', (url) => {
  expect(problems(url)).toEqual([])
})

test.each([
  ['https://a.test/head', 'needs_player_name'],
  ['https://{name}.a.test/', 'name_in_host'],
  ['https://a.test{name}/', 'name_in_host'],
  ['https://a.test:{name}/', 'not_a_web_address'],
  ['https://{name}@a.test/{name}', 'not_a_web_address'],
  ['ftp://a.test/{name}', 'not_a_web_address'],
  ['file:///{name}', 'not_a_web_address'],
])('%j is refused', (url, message) => {
  expect(problems(url)).toContain(message)
})

test('heads need a source to be on, and at most five', () => {
  const source = { url: 'https://a.test/{name}', editions: 'all' }
  expect(Heads.safeParse({ enabled: false, sources: [] }).success).toBe(true)
  expect(Heads.safeParse({ enabled: true, sources: [] }).error?.issues).toMatchObject([
    { path: ['sources'], message: 'needs_head_source' },
  ])
  expect(Heads.safeParse({ enabled: true, sources: Array(6).fill(source) }).success).toBe(false)
})
