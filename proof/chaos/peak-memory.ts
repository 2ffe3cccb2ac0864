// Peak memory growth of a process.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Row } from './chaos-test.ts'

/** In megabytes, relative to the size before the work. */
export async function memoryDuring(pid: number, work: () => Promise<void>): Promise<number> {
  // Resets the peak that Linux records.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = megabytes(pid, 'VmRSS')
  await work()
  return megabytes(pid, 'VmHWM') - before
}

export function memoryRow(id: string, what: string, grown: number, limit: number): Row {
  const figure = `+${grown.toFixed(0)} MB`
  return { id, what, figure, bar: `≤ +${limit} MB`, ok: grown <= limit, timed: true }
}

function megabytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1_024) / 1_000_000
}
