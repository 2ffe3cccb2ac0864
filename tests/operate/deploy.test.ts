// deploy/ matches the project. machine.test.ts and proxies.test.ts run it under systemd and behind the proxies.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILD_SOURCES } from '#scripts/lib/build.ts'
import { SITE_ALLOCATOR, SITE_FLAGS } from '#scripts/lib/site-program.ts'
import { COMMANDS } from '#scripts/pack/bundle-commands.ts'
import { COPIED } from '#scripts/pack/make-archive.ts'
import { VARIABLE_NAMES } from '#server/config/config.ts'
import { isServerVariable } from '#server/network/servers/server-variables.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const systemd = ['/usr/bin/systemd-analyze'].find(existsSync)
const UNITS = [
  'angkasa@.service',
  'angkasa-backup.service',
  'angkasa-backup.timer',
  'angkasa-failed@.service',
]
const read = (name: string) => readFileSync(join('deploy', name), 'utf8')
const valuesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value)

test.skipIf(!systemd)('systemd-analyze accepts every unit', () => {
  const folder = temporaryFolder()
  const names = UNITS.map((unit) => join(folder, unit.replace('@', '@3000')))
  for (const [place, unit] of UNITS.entries()) copyFileSync(join('deploy/systemd', unit), names[place] ?? '')
  const { stderr } = spawnSync(systemd ?? '', ['verify', '--man=no', ...names], { encoding: 'utf8' })

  expect(stderr.split('\n').filter((line) => line.includes('angkasa'))).toEqual([])
})

test('the angkasa command has every command of the archive and the environment of the units', () => {
  const command = read('bin/angkasa')
  const [known = ''] = valuesOf(command, /^ {2}(.+)\) ;;$/gm)

  expect(known.split(' | ').sort()).toEqual([...COMMANDS].sort())
  const [environment = ''] = valuesOf(command, /"Environment=(.+)"/g)
  for (const setting of environment.split(' ')) {
    expect(read('systemd/angkasa@.service')).toContain(`\nEnvironment=${setting}\n`)
    expect(read('systemd/angkasa-backup.service')).toContain(`\nEnvironment=${setting}\n`)
  }
})

test('unit, image and npm start run the site with the memory options of the measured program', () => {
  const places = [
    read('systemd/angkasa@.service'),
    read('Containerfile'),
    readFileSync('scripts/run.mjs', 'utf8'),
  ]
  for (const text of places) {
    for (const flag of SITE_FLAGS) expect(text).toContain(flag)
    for (const [name, value] of Object.entries(SITE_ALLOCATOR))
      expect(text).toMatch(new RegExp(`${name}(=|: ')${value}`))
  }
})

test('the image is built from everything that the build reads, and from nothing secret', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n')
  const allowed = valuesOf(lines.join('\n'), /^!(.+)$/gm)
  const sources = [...BUILD_SOURCES, ...COPIED, 'scripts/pack.ts', 'package.json', '.npmrc']

  expect(lines.find((line) => !line.startsWith('#'))).toBe('*')
  expect(sources.filter((source) => !allowed.includes(source.split('/')[0] ?? ''))).toEqual([])
  expect(allowed.filter((name) => !existsSync(name))).toEqual([])
  expect(allowed).not.toContain('.env')
  expect(lines).toContain('deploy/.env')
})

test('images are pinned to a minor version, and the image of the site is built once', () => {
  const compose = read('compose.yml')
  const bases = valuesOf(read('Containerfile'), /^FROM (\S+)/gm)
  const images = valuesOf(compose, /^ +image: (\S+)$/gm).filter((name) => name !== 'angkasa')

  expect(bases.length + images.length).toBe(4)
  for (const image of [...bases, ...images]) expect(image).toMatch(/:\d+\.\d+(-|$)/)
  expect(compose.match(/^ +build:/gm)).toHaveLength(1)
})

test('every container has a limit for its log', () => {
  const services = read('compose.yml').split('\nservices:\n')[1]?.split('\nnetworks:\n')[0] ?? ''
  const each = services.split(/^ {2}(?=[a-z]\w*:$)/m).slice(1)

  expect(each.length).toBe(5)
  for (const service of each) expect(service).toMatch(/<<: \*app|logging: \*logging/)
  expect(read('compose.yml')).toContain("options: { max-size: 10m, max-file: '5' }")
})

test('the nightly backup of the containers is a valid shell script', () => {
  const [, script = ''] = /command:\n +- sh\n +- -c\n +- \|\n((?: {8}.*\n)+)/.exec(read('compose.yml')) ?? []
  const { status, stderr } = spawnSync('sh', ['-n', '-c', script.replaceAll('$$', '$')], { encoding: 'utf8' })

  expect(script).toContain('node build/commands/backup.js --to /backups')
  expect([status, stderr]).toEqual([0, ''])
})

test('compose.env.example has only known settings', () => {
  const own = ['SITE_HOST', 'POSTGRES_PASSWORD']
  const named = valuesOf(read('compose.env.example'), /^([A-Z][A-Z0-9_]+)=/gm)

  const known = [...own, ...VARIABLE_NAMES]
  expect(named.filter((name) => !known.includes(name) && !isServerVariable(name))).toEqual([])
  expect(own.every((name) => named.includes(name))).toBe(true)
})
