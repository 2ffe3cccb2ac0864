// The way into every command: installs what the lock file names, then goes on with the project's own Node.
// Plain JavaScript without packages, because on a fresh clone there is nothing else yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.installed')
const NODE_MAJOR = 24

const [command = 'start', ...rest] = process.argv.slice(2)
process.chdir(root)
await install()
run(ownNode(), [programOf(command), ...rest])

/** Programs that measure and attack the site have a folder of their own. */
function programOf(name) {
  const inScripts = join('scripts', `${name}.ts`)
  return existsSync(inScripts) ? inScripts : join('proof', `${name}.ts`)
}

async function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  if (existsSync('node_modules') && lstatSync('node_modules').isSymbolicLink()) {
    console.error(
      'node_modules is a link to another folder: installing here would empty that one. Remove the link.',
    )
    process.exit(1)
  }
  if (command === 'start') await demandFreePort()
  console.log('Installing packages (about a minute, only when the lock file changed) ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Development packages are needed to build; NODE_ENV=production would leave them out.
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

/** Before minutes of installing. Everything else about the settings needs packages, and is checked right after. */
async function demandFreePort() {
  if (rest.some((arg) => arg.startsWith('--env-file'))) return
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const port = Number(process.env.PORT || file.PORT || 3000)
  const host = process.env.HOST || file.HOST || '0.0.0.0'
  const probe = createServer()
  await new Promise((resolve) => {
    probe.once('error', ({ code }) => {
      if (code !== 'EADDRINUSE') return resolve()
      console.error(`PORT ${port} is taken: another program listens on it. Stop that one, or set PORT.`)
      process.exit(1)
    })
    if (port > 0 && port < 65536) probe.listen(port, host, () => probe.close(resolve))
    else resolve()
  })
}

/** The Node that the lock file pins; on systems without one, this one if it is new enough. */
function ownNode() {
  const { platform, arch } = process
  const file = platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join('node_modules', `node-${platform === 'win32' ? 'win' : platform}-${arch}`, 'bin', file)
  if (existsSync(pinned)) return join(root, pinned)
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  console.error(
    `Please install Node ${NODE_MAJOR} or newer: there is no packaged one for ${platform} ${arch}.`,
  )
  process.exit(1)
}

function run(node, args) {
  // Node's compile cache: later runs start faster.
  const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compile')
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) endWithParent(child)
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 143 : 1)))
}

/** npm passes no signal on: when it is killed, this process only gets another parent. Windows keeps the old number. */
function endWithParent(child) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 500)
}
