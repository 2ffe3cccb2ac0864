import { expect, test } from 'vitest'
import { isAllowed, listLicences } from './licenses.ts'

const allowed = (licence: string, name = 'some') => isAllowed({ name, licence })

test('what is free to use is taken, alone, as a choice and together', () => {
  for (const licence of ['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(BSD-3-Clause)'])
    expect(allowed(licence), licence).toBe(true)
})

test('what binds our own code, or says nothing, is refused', () => {
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

test('the libraries of sharp are the one exception', () => {
  expect(allowed('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(true)
  expect(allowed('LGPL-3.0-or-later', 'other')).toBe(false)
})

test('the package itself is asked first, what only developers need is left out', () => {
  const locked = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { license: 'MIT' },
    'node_modules/d': { dev: true, license: 'GPL-3.0' },
  }
  const said: Record<string, unknown> = { 'node_modules/a': { type: 'GPL-3.0' } }

  expect(listLicences(locked, (folder) => said[folder])).toEqual([
    { name: 'a', licence: 'GPL-3.0' },
    { name: '@b/c', licence: 'MIT' },
  ])
})
