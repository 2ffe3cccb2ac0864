// The archive of npm run pack runs from an empty folder with Node alone.
import { execFile, execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCommit } from '#scripts/lib/build.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { startProgram, untilAnswers } from '#scripts/lib/serve.ts'
import { COMMANDS } from '#scripts/pack/bundle-commands.ts'
import { RUNTIME_PACKAGES } from '#scripts/pack/runtime-packages.ts'
import { type Packed, pack } from './packed.ts'

const METRICS_TOKEN = '0123456789abcdef'
const UNPACKED_LIMIT_BYTES = 150e6
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const run = promisify(execFile)

async function readBuild(port: number): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  return /^angkasa_build_info(.+)$/m.exec(metrics)?.[1]
}

/** The licence texts name the packages of the bundles as well. */
function expectBill(root: string): void {
  const bill = JSON.parse(readFileSync(join(root, 'sbom.cdx.json'), 'utf8'))
  const { components } = bill as { components: { name: string; version: string; hashes: unknown }[] }
  const listed = components.map(({ name, version }) => `${name} ${version}`)
  const brought = globSync('node_modules/{[!@]*,@*/*}/package.json', { cwd: root }).map((file) => {
    const { name, version } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    return `${name} ${version}`
  })
  expect(brought.length).toBeGreaterThan(RUNTIME_PACKAGES.length)
  expect(listed).toEqual(expect.arrayContaining(brought))
  for (const name of ['react', 'fastify', 'zod']) expect(listed.join()).toContain(`,${name} `)
  expect(listed.join()).not.toMatch(/vitest|playwright/)
  for (const { hashes } of components)
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
}

describe.skipIf(process.platform === 'win32')('the packed archive', () => {
  let archive: Packed
  let folder: string
  let root: string

  beforeAll(async () => {
    archive = await pack()
    folder = mkdtempSync(join(tmpdir(), 'angkasa-unpacked-'))
    execFileSync('tar', ['-xzf', archive.path, '-C', folder])
    root = join(folder, `angkasa-${version}-${findCommit()}`)
    mkdirSync(join(folder, 'data'))
  }, 120_000)

  afterAll(() => {
    archive?.remove()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  const environment = () => ({ PATH: '/usr/bin:/bin', NODE_PATH: '', DATA_DIR: join(folder, 'data') })
  const node = (...args: string[]) => run(process.execPath, args, { cwd: root, env: environment() })
  const files = () =>
    globSync('**/*', { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  test('is named by version and commit, as its metrics are', async () => {
    const commit = findCommit()
    expect(archive.name).toBe(`angkasa-${version}-${commit}-${process.platform}-${process.arch}.tar.gz`)
    expect(readFileSync(join(root, 'build/commit'), 'utf8')).toBe(commit)
  })

  test('starts, serves pages, and its commands work on its data', async () => {
    const port = await freePort()
    const site = startProgram([process.execPath, 'build/main.js'], {
      cwd: root,
      env: {
        ...environment(),
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'warn',
        METRICS_TOKEN,
      },
    })
    try {
      await untilAnswers(`http://127.0.0.1:${port}/api/health/ready`, site)
      for (const path of ['/en', '/id/store', '/en/admin/login', '/icons/mark.svg', '/api/openapi.json']) {
        const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
        expect([path, status]).toEqual([path, 200])
      }
      expect(await readBuild(port)).toBe(`{version="${version}",commit="${findCommit()}"} 1`)
      expect((await node('build/commands/admin.js', 'list')).stdout).toMatch(/^admin\t/)
      const { stdout } = await node('build/commands/backup.js', '--to', join(folder, 'backups'))
      expect(stdout).toContain('Checked.')
    } finally {
      await site.stop()
    }
  })

  test.each(COMMANDS)('has the command %s, which says how it is used', async (name) => {
    const { code, stderr } = await node(`build/commands/${name}.js`, '--no-such-option').catch(
      (error) => error,
    )
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Usage: /)])
  })

  test.each(RUNTIME_PACKAGES)('brings %s with all that it needs', async (name) => {
    await node('--input-type=module', '--eval', `await import('${name}')`)
  })

  test('lists every package that it brings, and those of its bundles', () => expectBill(root))

  test('is small, and holds nothing of this machine', () => {
    const bytes = files().reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(UNPACKED_LIMIT_BYTES)
    expect(archive.output).toMatch(/^Size: .*unpacked \d+\.\d MB$/m)

    const here = process.cwd()
    const telling = files().filter((file) => readFileSync(file, 'latin1').includes(here))
    expect(telling).toEqual([])
  })

  test('holds what an operator needs, and no checkout', () => {
    const names = new Set(files().map((file) => file.slice(root.length + 1)))
    for (const name of ['LICENSE', 'docs/install.md', 'deploy/bin/angkasa', 'THIRD-PARTY-LICENSES.txt']) {
      expect([name, names.has(name)]).toEqual([name, true])
    }
    expect(statSync(join(root, '.env.example')).isFile()).toBe(true)
    expect(
      [...names].filter((name) =>
        /^(server|web|scripts|tests)\/|\.tsx?$/.test(name.replace(/^node_modules\/.*/, '')),
      ),
    ).toEqual([])
    expect(statSync(join(root, 'deploy/bin/angkasa')).mode & 0o777).toBe(0o755)
  })
})
