import { expect, test } from 'vitest'
import { toDisplayName } from './board-value.ts'

test.each([
  ...['Steve', '.Budi_Santoso', 'RajaMinecraft_ID', 'IlIlIlIlIlIlIlIl', 'a', 'x_X_x', '<b>Bold</b>'],
  ...['Юра', '最佳运输', '🐉Naga🐉', '👨‍👩‍👧'],
])('accepts %s', (name) => {
  expect(toDisplayName(name)).toBe(name)
})

test('trims names', () => {
  expect(toDisplayName('  Budi ')).toBe('Budi')
})

test.each([
  ...['', '   ', 'a\nb', 'a\u0000b', 'a\u001bb', '\ud800', 'evil\u202egnp', 'a\u2066b', 'x'.repeat(33)],
  ...[null, undefined, 7, {}, ['a']],
])('refuses %j', (given) => {
  expect(toDisplayName(given)).toBeNull()
})
