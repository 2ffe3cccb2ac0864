// The process as the machine sees it, and how long its event loop lets others wait.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { counter, type Family, gauge } from './exposition.ts'

const RESOLUTION_MS = 20
const NANO = 1e9
const MICRO = 1e6

export type ProcessFigures = ReturnType<typeof createProcessFigures>

export function createProcessFigures() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()

  /** Delays are those since the figures were last asked for. */
  function families(): Family[] {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const [p99, max] = [delay.percentile(99), delay.max].map((delayed) => waited(delayed)) as [number, number]
    delay.reset()
    return [
      gauge('process_resident_memory_bytes', 'Memory that the machine gives to the process.', rss),
      gauge('nodejs_heap_used_bytes', 'Heap in use.', heapUsed),
      gauge('nodejs_heap_total_bytes', 'Heap that is reserved.', heapTotal),
      gauge('nodejs_external_memory_bytes', 'Buffers outside of the heap.', external),
      counter('process_cpu_seconds_total', 'Processor time, own and of the system.', (user + system) / MICRO),
      gauge('process_uptime_seconds', 'Since the start of the process.', process.uptime()),
      gauge('nodejs_eventloop_delay_p99_seconds', 'Since the last time this was asked for.', p99),
      gauge('nodejs_eventloop_delay_max_seconds', 'Since the last time this was asked for.', max),
    ]
  }

  return { families, stop: () => delay.disable() }
}

/** The monitor counts its own pause along; without a sample it answers with a very large or no number. */
function waited(nanoseconds: number): number {
  const seconds = nanoseconds / NANO - RESOLUTION_MS / 1_000
  return Number.isFinite(seconds) && seconds > 0 && seconds < 3_600 ? seconds : 0
}
