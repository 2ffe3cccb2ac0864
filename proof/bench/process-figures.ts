// CPU time and memory of a process, from /proc.
import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** User and system time of all threads, in microseconds. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program name in brackets may contain anything; the fields after it are regular.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000
}

/** In megabytes: all pages in memory, and the same with shared ones divided among their users. */
export function memory(pid: number): { rss: number; pss: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) * 1_024) / 1_000_000
  return { rss: megabytes('Rss'), pss: megabytes('Pss') }
}
