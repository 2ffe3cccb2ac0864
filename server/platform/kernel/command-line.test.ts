import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS } from '#scripts/pack/bundle-commands.ts'
import { commandLine, settingsFile } from './command-line.ts'

test.each([
  ['a checkout', ['scripts/run.mjs', '/usr/local/bin/angkasa'], 'npm run backup', 'npm run admin -- list'],
  ['an installed server', ['/usr/local/bin/angkasa'], 'angkasa backup', 'angkasa admin list'],
  ['an unpacked archive', [], 'node build/commands/backup.js', 'node build/commands/admin.js list'],
])('on %s', (_machine, files, backup, admin) => {
  const exists = (path: unknown) => files.includes(String(path))
  expect(commandLine('backup', '', exists)).toBe(backup)
  expect(commandLine('admin', 'list', exists)).toBe(admin)
  expect(settingsFile(exists)).toBe(admin.startsWith('angkasa') ? '/etc/angkasa/angkasa.env' : '.env')
})

test('no text that is also printed on a server names a script of the checkout', () => {
  const files = [
    ...globSync('{server,content}/**/*.ts').filter((file) => !file.endsWith('.test.ts')),
    ...COMMANDS.map((name) => `scripts/${name}.ts`),
    ...globSync('scripts/backup/*.ts'),
  ]
  const naming = files.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => /npm (run|start)\b/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line)),
  )
  expect(naming).toEqual(['server/platform/kernel/command-line.ts'])
})

test('no text names a settings file that only some machines have', () => {
  const naming = globSync('content/locales/**/*.ts').filter((file) =>
    /\.env\b/.test(readFileSync(file, 'utf8')),
  )
  expect(naming).toEqual([])
})
