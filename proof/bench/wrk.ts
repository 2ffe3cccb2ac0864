// Load from wrk: one thread, on the core that the measured programs leave free.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findProgram } from '../../scripts/lib/debian.ts'
import { pinned } from '../../scripts/lib/serve.ts'

export const LOAD_CORE = 1

export type Load = { url: string; connections: number; seconds: number; encoding?: 'br' }
export type Loaded = { requests: number; perSecond: number; p50: number; p99: number; errors: number }

const run = promisify(execFile)
const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

export function loadCommand({ url, connections, seconds, encoding }: Load): readonly string[] {
  const headers = encoding ? ['-H', `accept-encoding: ${encoding}`] : []
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency']
  return pinned([findProgram('wrk'), ...options, ...headers, url], LOAD_CORE)
}

export async function load(options: Load): Promise<Loaded> {
  const [program = '', ...args] = loadCommand(options)
  const { stdout } = await run(program, args)
  return readReport(stdout)
}

function readReport(report: string): Loaded {
  const figure = (form: RegExp) => Number(form.exec(report)?.[1] ?? 0)
  const milliseconds = (percent: string) => {
    const [, amount, unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(report) ?? []
    return Number(amount) * (MS[unit] ?? Number.NaN)
  }
  const socketErrors = /Socket errors: (.*)/.exec(report)?.[1]?.match(/\d+/g) ?? []
  return {
    requests: figure(/(\d+) requests in/),
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds('50'),
    p99: milliseconds('99'),
    errors: figure(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, n) => sum + Number(n), 0),
  }
}
