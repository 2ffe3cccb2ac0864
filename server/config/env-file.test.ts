import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Env } from './config.ts'
import { loadSettings } from './env-file.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

function put(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

function load(env: Env, args: string[] = []) {
  const local = join(folder, '.env')
  const system = { file: join(folder, 'angkasa.env'), dataDir: '/srv/angkasa' }
  return { ...loadSettings({ env, args, local, system }), env }
}

test('without a file only the environment counts', () => {
  expect(load({ PORT: '1' }, ['list'])).toEqual({
    file: null,
    isFallback: false,
    args: ['list'],
    env: { PORT: '1' },
  })
})

test('the environment wins over the file', () => {
  put('.env', 'PORT=2\nHOST=::1\n')
  expect(load({ PORT: '1' })).toMatchObject({ isFallback: false, env: { PORT: '1', HOST: '::1' } })
})

test('only the file of --env-file is read, at any position of the arguments', () => {
  put('.env', 'HOST=::1\n')
  const file = put('mine.env', 'PORT=3\n')
  for (const args of [
    ['--env-file', file, 'add', 'x'],
    ['add', `--env-file=${file}`, 'x'],
  ]) {
    expect(load({}, args)).toEqual({ file, isFallback: false, args: ['add', 'x'], env: { PORT: '3' } })
  }
})

test('commands fall back to the system file and its data folder when no variable names one', () => {
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

test('reports an unreadable file or a missing path in one line', () => {
  expect(() => load({}, ['--env-file', join(folder, 'none')])).toThrow(
    /^The settings in .*none cannot be read \(ENOENT\)$/,
  )
  expect(() => load({}, ['--env-file', folder])).toThrow('cannot be read (EISDIR)')
  expect(() => load({}, ['list', '--env-file'])).toThrow('--env-file must be followed by the path of a file')
})

test('the site does not fall back to the system file', () => {
  const env: Env = {}
  const local = join(folder, '.env')
  expect(loadSettings({ env, args: [], local, system: null })).toMatchObject({
    file: null,
    isFallback: false,
  })
  expect(env).toEqual({})
})
