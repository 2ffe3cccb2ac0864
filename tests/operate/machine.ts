// A Debian machine for tests: this one's own root, copied on write, booted by systemd-nspawn with a network of its own.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where the archive is uploaded to on the machine, and where commands run. */
const UPLOADS = '/srv'
const BOOT_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 20_000
const COMMAND_LIMIT_SECONDS = 60

/** The root of this machine, copy on write. In a mount namespace of its own, so nothing stays mounted after the end. */
const MOUNT = `
mount -t tmpfs tmpfs "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
`

const BOOT = `
${MOUNT}
# A control group of its own: two machines of the same tests would else manage each other's services.
for tree in /sys/fs/cgroup /sys/fs/cgroup/systemd /sys/fs/cgroup/unified; do
  [ -f $tree/cgroup.procs ] || continue
  mkdir $tree/$2
  echo $$ > $tree/$2/cgroup.procs
done
exec systemd-nspawn --quiet --directory="$1/root" --machine="$2" --bind-ro="$3:$6/$4" --bind-ro="$5:/usr/local/bin/node" \
  --private-network --register=no --keep-unit --link-journal=no --console=pipe \
  --boot systemd.unit=basic.target
`

const NAMESPACE = ['--mount', '--propagation=private', 'sh', '-ec'] as const

export type Machine = {
  /** Runs a shell command as root. */
  run(command: string): Promise<{ code: number; output: string }>
  stop(): Promise<void>
}

const PROGRAMS = ['/usr/bin/systemd-nspawn', '/usr/bin/nsenter', '/usr/bin/unshare'] as const
/** The programs of Debian's packages nginx, caddy and postgresql. */
export const PROXY_PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/pg_lsclusters'] as const

export function whyNoMachine(programs: readonly string[] = []): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'this is not root on Linux'
  if (!existsSync('/etc/debian_version')) return 'this is not Debian'
  const missing = [...PROGRAMS, ...programs].find((path) => !existsSync(path))
  if (missing !== undefined) return `${missing} is not installed`
  return mayMount() ? null : 'this machine may not mount an overlay'
}

/** Root inside most containers lacks the permission. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-mount-'))
  const { status } = spawnSync('unshare', [...NAMESPACE, MOUNT, 'mount', folder], { stdio: 'ignore' })
  rmdirSync(folder)
  return status === 0
}

/** `file` is uploaded under its own name. The Node of the tests is that of the machine. */
export async function bootMachine(file: { path: string; name: string }): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-machine-'))
  const name = `angkasa-${process.pid}`
  const nspawn = spawn(
    'unshare',
    [...NAMESPACE, BOOT, 'boot', folder, name, file.path, file.name, process.execPath, UPLOADS],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [nspawn.stdout, nspawn.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4_000)
    })
  }
  const ended = new Promise<void>((resolve) => nspawn.once('exit', () => resolve()))
  const onExit = () => nspawn.kill('SIGKILL')
  process.once('exit', onExit)

  async function stop(): Promise<void> {
    process.off('exit', onExit)
    nspawn.kill('SIGTERM')
    const late = setTimeout(() => nspawn.kill('SIGKILL'), STOP_LIMIT_MS)
    await ended
    clearTimeout(late)
    removeControlGroups(name)
    rmSync(folder, { recursive: true, force: true })
  }

  const init = await findInit(nspawn.pid ?? 0)
  if (init === null) {
    await stop()
    throw new Error(`The machine did not boot:\n${output}`)
  }
  const run = (command: string) => runIn(init, command)
  await run('systemctl is-system-running --wait')
  return { run, stop }
}

/** A control group is removed as an empty folder, innermost first; the files in it are the kernel's. */
function removeControlGroups(name: string): void {
  for (const tree of globSync('/sys/fs/cgroup{,/systemd,/unified}')) {
    const folders = globSync(`${name}{,/**/}`, { cwd: tree }).map((folder) => join(tree, folder))
    for (const folder of folders.sort().reverse()) {
      if (statSync(folder).isDirectory()) rmdirSync(folder)
    }
  }
}

/** The first process of the machine, once its systemd takes commands. */
async function findInit(nspawn: number): Promise<number | null> {
  const until = performance.now() + BOOT_LIMIT_MS
  while (performance.now() < until) {
    await sleep(100)
    const children = `/proc/${nspawn}/task/${nspawn}/children`
    if (!existsSync(children)) return null
    const init = Number(readFileSync(children, 'utf8').split(' ')[0])
    if (init > 0 && (await runIn(init, 'test -S /run/systemd/private')).code === 0) return init
  }
  return null
}

function runIn(init: number, command: string): Promise<{ code: number; output: string }> {
  // --norc: bash takes the socket that Node gives it for a network login and would read the settings of this user.
  const shell = ['bash', '--norc', '-c', `cd ${UPLOADS} && exec 2>&1 && ${command}`]
  const limited = ['timeout', '--kill-after=5', String(COMMAND_LIMIT_SECONDS), ...shell]
  const args = ['--target', String(init), '--all', '--', ...limited]
  // The environment of a login, not that of the tests.
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: UPLOADS }
  return new Promise((resolve) => {
    execFile('nsenter', args, { env, maxBuffer: 1e7 }, (error, stdout) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout })
    })
  })
}
