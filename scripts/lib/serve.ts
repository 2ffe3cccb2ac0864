// Runs the built site as a child process, on a free port and with its own data folder, and stops it.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { PROGRAM_ENV, SITE_ALLOCATOR, SITE_PROGRAM } from './site-program.ts'

const HEALTH = '/api/health'
const READY_LIMIT_MS = 20_000
const STOP_LIMIT_MS = 10_000
const OUTPUT_LIMIT = 4_000

type ProgramOptions = {
  env?: Record<string, string>
  cwd?: string
  /** CPU core that the program is pinned to; ignored on a machine with one core. */
  core?: number
}

export type Program = { pid: number; output(): string; hasEnded(): boolean; stop(): Promise<void> }

export type Site = Program & {
  url: string
  /** From the start of the process to the first reply with 2xx. */
  readyMs: number
}

type SiteOptions = {
  env?: Record<string, string>
  core?: number
  /** Stays after the stop; without it, a temporary folder is used and removed. */
  dataDir?: string
  /** The path whose first 2xx reply counts as ready. */
  readyPath?: string
  /** Passkeys need a name. */
  hostName?: 'localhost' | '127.0.0.1'
}

export async function serveSite(options: SiteOptions = {}): Promise<Site> {
  const { env, core, dataDir, readyPath = HEALTH, hostName = '127.0.0.1' } = options
  const port = await freePort()
  const url = `http://${hostName}:${port}`
  const folder = temporaryFolder('site')
  const begun = performance.now()
  const program = startProgram(SITE_PROGRAM, {
    core,
    // Outside of the repository, so that no .env file is read.
    cwd: folder.path,
    env: {
      ...PROGRAM_ENV,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir ?? join(folder.path, 'data'),
      LOG_LEVEL: 'warn',
      ...SITE_ALLOCATOR,
      ...env,
    },
  })
  await untilAnswers(url + readyPath, program)
  const readyMs = performance.now() - begun

  async function stop(): Promise<void> {
    await program.stop()
    folder.remove()
  }

  return { ...program, url, readyMs, stop }
}

export function startProgram(command: readonly string[], options: ProgramOptions = {}): Program {
  const { env, cwd, core } = options
  const [file = '', ...args] = pinned(command, core)
  const child = spawn(file, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-OUTPUT_LIMIT)
    })
  }
  const unregister = atExit(() => child.kill('SIGKILL'))

  async function stop(): Promise<void> {
    await endChild(child, ended)
    unregister()
  }

  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded: () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
    stop,
  }
}

/** The command pinned to one core by `taskset`, which execs it, so the pid is that of the program. */
export function pinned(command: readonly string[], core: number | undefined): readonly string[] {
  if (core === undefined || process.platform !== 'linux' || availableParallelism() < 2) return command
  return ['taskset', '-c', String(core), ...command]
}

async function endChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(late)
}

export async function untilAnswers(url: string, program: Program): Promise<void> {
  const begun = performance.now()
  while (!(await answers(url))) {
    if (program.hasEnded() || performance.now() - begun > READY_LIMIT_MS) {
      await program.stop()
      throw new Error(`No answer from ${url}\n${program.output()}`)
    }
    await sleep(5)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { connection: 'close' } })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

export function temporaryFolder(name: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `angkasa-${name}-`))
  const removeNow = () => rmSync(path, { recursive: true, force: true })
  const unregister = atExit(removeNow)

  function remove(): void {
    removeNow()
    unregister()
  }

  return { path, remove }
}

const exitTasks = new Set<() => void>()
let isListening = false

/** Cleans up at every exit except SIGKILL. */
function atExit(task: () => void): () => void {
  registerExitHandlers()
  exitTasks.add(task)
  return () => exitTasks.delete(task)
}

function registerExitHandlers(): void {
  if (isListening) return
  isListening = true
  process.once('exit', () => {
    for (const task of [...exitTasks].reverse()) task()
  })
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}
