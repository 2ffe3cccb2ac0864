// Runs commands one after the other, one line each; the output of a command is printed when it fails.
import { spawn } from 'node:child_process'

export type Step = { name: string; args: readonly string[]; env?: Record<string, string>; loud?: boolean }

/** Stops the process at the first failure. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const begun = performance.now()
    process.stdout.write(step.loud ? `${step.name}\n` : `${step.name} ... `)
    const { code, output } = await runStep(step)
    if (code !== 0) {
      process.stdout.write(`${step.loud ? '' : 'failed\n'}${output}\n${step.name} failed.\n`)
      process.exit(code)
    }
    if (!step.loud) process.stdout.write(`${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
  }
}

function runStep({ args, env, loud = false }: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}
