import { expect, test } from 'vitest'
import { isAllowed, listLicences } from './licenses.ts'

const allowed = (licence: string, name = 'some') => isAllowed({ name, licence })

test('accepts permissive licences, alone, as a choice and combined', () => {
  for (const licence of ['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(BSD-3-Clause)'])
    expect(allowed(licence), licence).toBe(true)
})

test('refuses copyleft, unknown and missing licences', () => {
  for (const licence of [
    'GPL-3.0',
    'AGPL-3.0-only',
    'MIT AND GPL-2.0',
    'UNLICENSED',
    'SEE LICENSE IN x',
    '',
    'mit',
  ])
    expect(allowed(licence), licence).toBe(false)
})

test('allows LGPL only for the libraries of sharp', () => {
  expect(allowed('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(true)
  expect(allowed('LGPL-3.0-or-later', 'other')).toBe(false)
})

test('prefers the licence in the package, leaves out development packages', () => {
  const locked = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { license: 'MIT' },
    'node_modules/d': { dev: true, license: 'GPL-3.0' },
  }
  const installed: Record<string, unknown> = { 'node_modules/a': { type: 'GPL-3.0' } }

  expect(listLicences(locked, (folder) => installed[folder])).toEqual([
    { name: 'a', licence: 'GPL-3.0' },
    { name: '@b/c', licence: 'MIT' },
  ])
})
