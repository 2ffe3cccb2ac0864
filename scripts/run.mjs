// Entry point of every npm script: installs packages when a lock file changed, then runs the command with Node 24.
// Plain JavaScript without packages, because a fresh clone has none yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as util from 'node:util'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const NODE_MAJOR = 24
/** Runs this file, and installs the Node that runs the rest. */
const OLDEST_NODE = [20, 19]
/** Commands with packages of their own, which the site does not install. */
const OWN_PACKAGES = { art: 'art', icons: 'art', fonts: 'art', lighthouse: 'proof' }

/** Flags of the site only, as in deploy/systemd/angkasa@.service: docs/performance.md, Memory. */
const MEMORY = {
  flags: ['--max-semi-space-size=4', '--max-old-space-size=512'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
    UV_THREADPOOL_SIZE: '16',
  },
}

requireNode()
const [command = 'start', ...rest] = process.argv.slice(2)
process.chdir(root)
// Building needs development packages, also where NODE_ENV is production.
await install('.', ['--include=dev'])
if (OWN_PACKAGES[command]) await install(OWN_PACKAGES[command])
run(findNode(), command === 'start' ? MEMORY.flags : [], [findProgram(command), ...rest])

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  console.error(
    `Please install Node ${NODE_MAJOR} (at least ${OLDEST_NODE.join('.')}) from https://nodejs.org: this one is ${process.versions.node}.`,
  )
  process.exit(1)
}

function findProgram(name) {
  const folders = [OWN_PACKAGES[name], 'scripts', 'proof'].filter(Boolean)
  const files = folders.map((folder) => join(folder, `${name}.ts`))
  return files.find((file) => existsSync(file)) ?? files.at(-1)
}

async function install(folder, options = []) {
  const stamp = join(folder, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  const modules = join(folder, 'node_modules')
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) {
    console.error(
      `${modules} is a link to another folder: installing would empty that folder. Remove the link.`,
    )
    process.exit(1)
  }
  if (command === 'start') await requireFreePort()
  console.log('Installing packages (about a minute, only when the lock file changed) ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', ...options, '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

/** A taken port is reported before minutes of installing; all other settings are checked right after it. */
async function requireFreePort() {
  if (rest.some((arg) => arg.startsWith('--env-file'))) return
  const file = existsSync('.env') ? util.parseEnv(readFileSync('.env', 'utf8')) : {}
  const port = Number(process.env.PORT || file.PORT || 3000)
  const host = process.env.HOST || file.HOST || '127.0.0.1'
  const probe = createServer()
  await new Promise((resolve) => {
    probe.once('error', ({ code }) => {
      if (code !== 'EADDRINUSE') return resolve()
      console.error(`PORT ${port} is in use by another program. Stop it, or set PORT.`)
      process.exit(1)
    })
    if (port > 0 && port < 65536) probe.listen(port, host, () => probe.close(resolve))
    else resolve()
  })
}

/** The system's Node where it is new enough, else the one from the lock file. */
function findNode() {
  // npm puts node_modules/.bin, and with it the packaged Node, first in PATH; these two describe the Node that runs npm.
  const { npm_node_execpath: npmNode, npm_config_user_agent: agent = '' } = process.env
  const npmMajor = Number(/\bnode\/v(\d+)/.exec(agent)?.[1])
  if (npmNode && npmMajor >= NODE_MAJOR) return npmNode
  const { platform, arch } = process
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  const packaged = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  if (existsSync(packaged)) return packaged
  console.error(
    `Please install Node ${NODE_MAJOR} or newer: there is no packaged one for ${platform} ${arch}.`,
  )
  process.exit(1)
}

function run(node, flags, args) {
  // Node's compile cache: later runs start faster.
  const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compile')
  const env = { ...process.env, ...(command === 'start' && MEMORY.env), NODE_COMPILE_CACHE }
  const child = spawn(node, [...flags, ...args], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) endWithParent(child)
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 143 : 1)))
}

/** npm does not forward signals: when npm is killed, this process gets another parent. Windows keeps the old number. */
function endWithParent(child) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 500)
}
