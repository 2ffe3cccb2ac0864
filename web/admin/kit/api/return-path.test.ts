import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test('returns to the stored path, in the language of the login page', () => {
  expect(safeReturnPath('/en/admin/store?tab=actions&page=2', 'en')).toBe(
    '/en/admin/store?tab=actions&page=2',
  )
  expect(safeReturnPath('/en/admin/images', 'id')).toBe('/id/admin/images')
  expect(safeReturnPath('/en/admin/players/be.Budi_07', 'id')).toBe('/id/admin/players/be.Budi_07')
  expect(safeReturnPath('/en/admin/site/links/history', 'id')).toBe('/id/admin/site/links/history')
})

test('returns to the admin home without a stored path', () => {
  expect(safeReturnPath(null, 'en')).toBe('/en/admin/home')
  expect(safeReturnPath('', 'id')).toBe('/id/admin/home')
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
