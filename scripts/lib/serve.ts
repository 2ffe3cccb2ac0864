// Runs the built site as a process of its own, on a free port and with a data folder of its own, and ends it again.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { SITE_PROGRAM } from './site-program.ts'

const HEALTH = '/api/health'
const READY_LIMIT_MS = 20_000
const STOP_LIMIT_MS = 10_000
const KEPT_OUTPUT = 4_000

type ProgramOptions = {
  env?: Record<string, string>
  cwd?: string
  /** The one processor core that the program may use; ignored where there is no second one. */
  core?: number
}

export type Program = { pid: number; output(): string; hasEnded(): boolean; stop(): Promise<void> }

export type Site = Program & {
  url: string
  /** From the start of the process to the first good answer. */
  readyMs: number
}

type SiteOptions = {
  env?: Record<string, string>
  core?: number
  /** Left as it is after the stop; without it, a temporary folder is used and removed. */
  dataDir?: string
  /** The address whose answer counts as ready. */
  readyPath?: string
}

export async function serveSite({ env, core, dataDir, readyPath = HEALTH }: SiteOptions = {}): Promise<Site> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = temporaryFolder('site')
  const begun = performance.now()
  const program = startProgram(SITE_PROGRAM, {
    core,
    // Away from the repository, so that nobody's .env is read.
    cwd: folder.path,
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir ?? join(folder.path, 'data'),
      LOG_LEVEL: 'warn',
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
      output = (output + chunk).slice(-KEPT_OUTPUT)
    })
  }
  const forget = atExit(() => child.kill('SIGKILL'))

  async function stop(): Promise<void> {
    await endChild(child, ended)
    forget()
  }

  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded: () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
    stop,
  }
}

/** The command, held to one core where there are two or more; `taskset` becomes the program, with the same pid. */
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
  const forget = atExit(removeNow)

  function remove(): void {
    removeNow()
    forget()
  }

  return { path, remove }
}

const leftToDo = new Set<() => void>()
let isListening = false

/** Whatever way this process ends, except by force, nothing that it started stays behind. */
function atExit(task: () => void): () => void {
  listenForTheEnd()
  leftToDo.add(task)
  return () => leftToDo.delete(task)
}

function listenForTheEnd(): void {
  if (isListening) return
  isListening = true
  process.once('exit', () => {
    for (const task of [...leftToDo].reverse()) task()
  })
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}
