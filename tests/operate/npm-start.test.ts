// npm start reports problems before it builds, chooses the Node, and ends the site together with npm.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { inDataFolder, openDataFolder } from './data-folder.ts'

const ROOT = join(import.meta.dirname, '../..')

/** In a folder without sources: a build there fails with another message. */
function runStart(cwd: string, env: Record<string, string>, args: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/start.ts'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', DATA_DIR: cwd, HOST: '127.0.0.1', ...env },
  })
  return [status, stdout + stderr]
}

inDataFolder('reports an invalid setting and a port in use before the build', async (folder) => {
  const port = await freePort()
  const PORT = String(port)
  expect(runStart(folder.path, { PORT: 'eighty' })).toEqual([78, 'PORT must be a port number\n'])
  expect(runStart(folder.path, { PORT, HOST: '192.0.2.1' })).toEqual([
    ...[78, 'HOST must be an address of this machine, 192.0.2.1 is not\n'],
  ])

  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  expect(runStart(folder.path, { PORT })).toEqual([
    ...[1, `PORT ${PORT} is in use by another program. Stop it, or set PORT.\n`],
  ])
  other.close()
})

inDataFolder('the site stops when npm is killed', async (folder) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/api/health`
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  // Like npm: a parent process that does not forward signals.
  const parent = `require('node:child_process').spawn(process.execPath, ['scripts/run.mjs', 'start'], { stdio: 'inherit' })`
  const npm = spawn(process.execPath, ['-e', parent], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH ?? '',
      npm_lifecycle_event: 'start',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder.path, 'data'),
    },
  })
  await vi.waitFor(async () => expect(await isUp()).toBe(true), { timeout: 40_000, interval: 100 })

  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await vi.waitFor(async () => expect(await isUp()).toBe(false), { timeout: 15_000, interval: 100 })
})

test.each([
  ['v24.3.0', true],
  ['v30.0.0', true],
  ['v20.19.0', false],
])('npm on Node %s: the Node of the system runs the command: %s', (version, isSystem) => {
  using folder = openDataFolder()
  const system = join(folder.path, 'node')
  writeFileSync(system, '#!/bin/sh\necho "system Node runs $1"\n', { mode: 0o755 })
  const { stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      npm_node_execpath: system,
      npm_config_user_agent: `npm/10.8.2 node/${version} linux x64 workspaces/false`,
    },
  })

  expect(stdout.includes(`system Node runs ${join('scripts', 'build.ts')}`)).toBe(isSystem)
})
