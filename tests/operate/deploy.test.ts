// The examples in deploy/ fit the project they are for.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SITE_ENV, SITE_FLAGS } from '#scripts/kit/site-program.ts'
import { VARIABLE_NAMES } from '#server/config.ts'

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
const systemd = ['/usr/bin/systemd-analyze'].find(existsSync)
const read = (name: string) => readFileSync(join('deploy', name), 'utf8')

test.skipIf(!nginx)('nginx takes its configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
    ].concat(['-subj', '/CN=angkasa.example', '-keyout', key, '-out', certificate]),
    { stdio: 'pipe' },
  )
  const site = read('nginx.conf')
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
    .replace('/var/cache/nginx/angkasa', join(folder, 'cache'))
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n  access_log off;\n  include ${folder}/site.conf;\n}\n`,
  )
  const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })

  expect(stderr).toContain('syntax is ok')
  expect(stderr).not.toMatch(/\[(warn|emerg|error)\]/)
  expect(status).toBe(0)
})

test.skipIf(!systemd)('systemd knows every word of its units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-units-'))
  const units = ['angkasa@.service', 'angkasa-backup.service', 'angkasa-backup.timer']
  for (const unit of units) {
    // The programs of an installation are not on this machine.
    const text = read(join('systemd', unit)).replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true')
    writeFileSync(join(folder, unit.replace('@', '@3000')), text)
  }
  const names = units.map((unit) => join(folder, unit.replace('@', '@3000')))
  const { stderr } = spawnSync(systemd ?? '', ['verify', '--man=no', ...names], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })

  expect(stderr.split('\n').filter((line) => line.includes('angkasa'))).toEqual([])
})

test.each(['Containerfile', 'systemd/angkasa@.service'])(
  '%s runs the process with what keeps its memory low',
  (name) => {
    const settings = Object.entries(SITE_ENV).map(([variable, value]) => `${variable}=${value}`)

    expect(settings.length).toBeGreaterThan(0)
    for (const word of [...SITE_FLAGS, ...settings]) expect(read(name)).toContain(word)
  },
)

test('everything that the image is made of exists', () => {
  const sources = [...read('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  )

  expect(sources.length).toBeGreaterThan(15)
  expect(sources.filter((source) => !existsSync(source))).toEqual([])
  expect(sources).not.toContain('.')
})

test('the set-up of several processes names only settings that are read', () => {
  const own = ['SITE_HOST', 'POSTGRES_PASSWORD']
  const named = [...read('compose.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  )

  expect(named.filter((name) => !own.includes(name) && !VARIABLE_NAMES.includes(name))).toEqual([])
  expect(own.every((name) => named.includes(name))).toBe(true)
})
