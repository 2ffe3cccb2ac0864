import { expect, test } from 'vitest'
import { toShownName } from './player-name.ts'

test.each([
  ...['Steve', '.Budi_Santoso', 'RajaMinecraft_ID', 'IlIlIlIlIlIlIlIl', 'a', 'x_X_x', '<b>Bold</b>'],
  ...['Юра', '最佳运输', '🐉Naga🐉', '👨‍👩‍👧'],
])('%s is shown as it is', (name) => {
  expect(toShownName(name)).toBe(name)
})

test('blanks around a name are not part of it', () => {
  expect(toShownName('  Budi ')).toBe('Budi')
})

test.each([
  ...['', '   ', 'a\nb', 'a\u0000b', 'a\u001bb', '\ud800', 'evil\u202egnp', 'a\u2066b', 'x'.repeat(33)],
  ...[null, undefined, 7, {}, ['a']],
])('%j is no name', (given) => {
  expect(toShownName(given)).toBeNull()
})
