import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  ['/en/admin/store?tab=actions&page=2', 'en', '/en/admin/store?tab=actions&page=2'],
  ['/en/admin/images', 'id', '/id/admin/images'],
  ['/en/admin/players/be.Budi_07', 'id', '/id/admin/players/be.Budi_07'],
  ['/en/admin/site/links/history', 'id', '/id/admin/site/links/history'],
  [null, 'en', '/en/admin/home'],
  ['', 'id', '/id/admin/home'],
] as const)('from the stored path %s a login in %s leads to %s', (path, language, returned) => {
  expect(safeReturnPath(path, language)).toBe(returned)
})

test.each([
  '//evil.example/en/admin/home',
  'https://evil.example/en/admin/home',
  '/en/admin/../../evil',
  '/en/admin/\\evil.example',
  '/en/store',
  '/en/admin/login',
  '/en/admin/login?again',
  '/en/admin//evil.example',
  'javascript:alert(1)',
])('does not return to %s', (path) => {
  expect(safeReturnPath(path, 'en')).toBe('/en/admin/home')
})
