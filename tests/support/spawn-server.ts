// The built site as a child process, with its output.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROGRAM_ENV, SITE_PROGRAM } from '#scripts/lib/site-program.ts'

export type Spawned = ReturnType<typeof spawnServer>

export function spawnServer(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'angkasa-process-')),
  args: readonly string[] = [],
) {
  const [program = '', ...flags] = SITE_PROGRAM
  const child = spawn(program, [...flags, ...args], {
    env: { ...PROGRAM_ENV, HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const waitForOutput = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(output)
      if (found) return found
      await Promise.race([
        once(child.stdout, 'data'),
        exited.then((code) => {
          throw new Error(`ended with ${code}: ${output}`)
        }),
      ])
    }
  }
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return {
    pid: child.pid ?? 0,
    dataDir,
    exited,
    lines: () => output,
    waitForOutput,
    stop,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) await stop('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
