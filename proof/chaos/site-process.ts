// The site as a child process on a fixed port and data folder, to be killed and restarted.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROGRAM_ENV, SITE_ALLOCATOR, SITE_PROGRAM } from '../../scripts/lib/site-program.ts'
import { ownProducts } from '../../tests/support/own-products.ts'
import { SITE_ADMIN } from '../../tests/support/settings-client.ts'
import { ask } from './request.ts'

type Options = { port: number; folder: string; env: Record<string, string> }

const READY_LIMIT_MS = 30_000
const LOOK_EVERY_MS = 5

export type SiteProcess = ReturnType<typeof createSiteProcess>

export function createSiteProcess({ port, folder, env }: Options) {
  const url = `http://127.0.0.1:${port}`
  const dataDir = join(folder, 'data')
  const logFile = join(folder, 'site.log')
  let child: ChildProcess | null = null
  /** A live site sells what its owner has saved. */
  let sells = false
  const endWithUs = () => child?.kill('SIGKILL')
  process.once('exit', endWithUs)

  async function start(): Promise<void> {
    const begun = performance.now()
    const output = openSync(logFile, 'a')
    const [program = '', ...args] = SITE_PROGRAM
    // Outside of the repository, so that no .env file is read.
    const started = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', output, output],
      env: {
        ...PROGRAM_ENV,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
        ...SITE_ALLOCATOR,
        ...env,
      },
    })
    closeSync(output)
    child = started
    while (!(await isReady())) {
      const isLate = performance.now() - begun > READY_LIMIT_MS
      if (isLate || started.exitCode !== null)
        throw new Error(`the site does not start\n${log().slice(-2_000)}`)
      await sleep(LOOK_EVERY_MS)
    }
    if (!sells && (env.TRIPAY_API_KEY || env.MIDTRANS_SERVER_KEY)) await ownProducts(url, SITE_ADMIN)
    sells = true
  }

  async function isReady(): Promise<boolean> {
    return ask(`${url}/api/health`).then(
      ({ status }) => status === 200,
      () => false,
    )
  }

  /** The exit code; null if the signal ended the process or it had ended before. */
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = child
    child = null
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return null
    const exit = once(ended, 'exit')
    ended.kill(signal)
    const [code] = await exit
    return code
  }

  function log(): string {
    return existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''
  }

  return {
    url,
    databaseFile: join(dataDir, 'angkasa.db'),
    dataDir,
    start,
    /** Like a power cut: no signal handler runs. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pid: () => child?.pid ?? 0,
    isAlive: () => child !== null && child.exitCode === null && child.signalCode === null,
    log,
    async close() {
      await end('SIGKILL')
      process.off('exit', endWithUs)
    },
  }
}
