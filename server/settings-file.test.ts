import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Env } from './config.ts'
import { loadSettings } from './settings-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'angkasa-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

function load(env: Env, args: string[] = []) {
  const local = join(folder, '.env')
  const system = { file: join(folder, 'angkasa.env'), dataDir: '/srv/angkasa' }
  return { ...loadSettings({ env, args, local, system }), env }
}

test('without a file the environment is all there is', () => {
  expect(load({ PORT: '1' }, ['list'])).toEqual({
    ...{ file: null, isFallback: false, args: ['list'], env: { PORT: '1' } },
  })
})

test('the environment wins over the file', () => {
  put('.env', 'PORT=2\nHOST=::1\n')
  expect(load({ PORT: '1' })).toMatchObject({ isFallback: false, env: { PORT: '1', HOST: '::1' } })
})

test('a named file is the only one, wherever its name stands among the arguments', () => {
  put('.env', 'HOST=::1\n')
  const file = put('mine.env', 'PORT=3\n')
  for (const args of [
    ['--env-file', file, 'add', 'x'],
    ['add', `--env-file=${file}`, 'x'],
  ]) {
    expect(load({}, args)).toEqual({ file, isFallback: false, args: ['add', 'x'], env: { PORT: '3' } })
  }
})

test('the file of the system is used where nothing says where the data is, with the folder of the unit', () => {
  const file = put('angkasa.env', 'PORT=4\n')
  expect(load({})).toMatchObject({ file, isFallback: true, env: { PORT: '4', DATA_DIR: '/srv/angkasa' } })
  expect(load({}, ['--env-file', file])).toMatchObject({
    isFallback: false,
    env: { DATA_DIR: '/srv/angkasa' },
  })
  expect(load({ DATA_DIR: 'x' })).toMatchObject({ file: null, env: { DATA_DIR: 'x' } })
  expect(load({ DATABASE_URL: 'postgres://x' })).toMatchObject({ file: null })
  put('.env', '')
  expect(load({})).toMatchObject({ file: join(folder, '.env'), env: {} })
})

test('a file that cannot be read, or a name that is missing, is said in one line', () => {
  expect(() => load({}, ['--env-file', join(folder, 'none')])).toThrow(
    /^The settings in .*none cannot be read \(ENOENT\)$/,
  )
  expect(() => load({}, ['--env-file', folder])).toThrow('cannot be read (EISDIR)')
  expect(() => load({}, ['list', '--env-file'])).toThrow('--env-file must be followed by the path of a file')
})

test('the site itself falls back to no file of the system', () => {
  const env: Env = {}
  const local = join(folder, '.env')
  expect(loadSettings({ env, args: [], local, system: null })).toMatchObject({
    file: null,
    isFallback: false,
  })
  expect(env).toEqual({})
})
