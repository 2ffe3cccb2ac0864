import { expect, test } from 'vitest'
import { safeReturn } from './return-path.ts'

test('an admin comes back to where they were going, in the language of the door', () => {
  expect(safeReturn('/en/admin/store?tab=actions&page=2', 'en')).toBe('/en/admin/store?tab=actions&page=2')
  expect(safeReturn('/en/admin/images', 'id')).toBe('/id/admin/images')
})

test('without a place the way leads to the admin home', () => {
  expect(safeReturn(null, 'en')).toBe('/en/admin/home')
  expect(safeReturn('', 'id')).toBe('/id/admin/home')
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
])('%s is no place to return to', (place) => {
  expect(safeReturn(place, 'en')).toBe('/en/admin/home')
})
