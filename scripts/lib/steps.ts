// Runs lanes of commands side by side, and the commands of a lane one after the other. Every command prints its duration;
// its output is printed when it fails, and at once where only one lane runs.
import { type ChildProcess, spawn } from 'node:child_process'
import { loadAverage } from './load-average.ts'

export type Step = {
  name: string
  args: readonly string[]
  env?: Record<string, string>
  /** Its output is worth reading while it runs. */
  loud?: boolean
}

/** Stops everything at the first failure, and exits with its code. */
export async function runSteps(...lanes: readonly (readonly Step[])[]): Promise<void> {
  const running = new Set<ChildProcess>()
  let failed = 0

  async function runLane(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (failed) return
      const begun = performance.now()
      const { code, output } = await runStep({ ...step, loud: step.loud && lanes.length === 1 }, running)
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
      if (failed) return
      console.log(`${step.name} ... ${code === 0 ? `${seconds} s` : 'failed'}`)
      if (code === 0) continue
      failed = code
      console.log(`${output}\n${step.name} failed after ${seconds} s, load average ${loadAverage()}.`)
      // The runners stop their servers on this signal.
      for (const child of running) child.kill('SIGINT')
    }
  }

  await Promise.all(lanes.map(runLane))
  if (failed) process.stdout.write('', () => process.exit(failed))
  if (failed) await new Promise(() => {})
}

function runStep(
  { args, env, loud = false }: Step,
  running: Set<ChildProcess>,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
    child.on('exit', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString() })
    })
  })
}
