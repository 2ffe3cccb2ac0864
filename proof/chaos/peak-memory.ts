// By how much a process was larger at its largest.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Row } from './chaos-test.ts'

/** In megabytes, against its size when the work began. */
export async function memoryDuring(pid: number, work: () => Promise<void>): Promise<number> {
  // Linux forgets the largest size so far.
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
