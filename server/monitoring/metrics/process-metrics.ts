// Written by hand because prom-client's default metrics have other names than our alert rules and dashboard.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, type Registry } from 'prom-client'
import { createGauges } from './gauges.ts'

const RESOLUTION_MS = 20
const NANO = 1e9
const MICRO = 1e6

/** Returns a function that stops the measurement of the event loop. */
export function registerProcessMetrics(registry: Registry): () => void {
  const { one } = createGauges(registry)
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  one('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  one('nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  one('nodejs_heap_total_bytes', 'Heap that is reserved.', () => process.memoryUsage().heapTotal)
  one('nodejs_external_memory_bytes', 'Buffers outside of the heap.', () => process.memoryUsage().external)
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time in user and system mode.',
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / MICRO)
    },
  })
  one('process_uptime_seconds', 'Since the start of the process.', () => process.uptime())
  one('nodejs_eventloop_delay_p99_seconds', 'Since the previous scrape.', () =>
    toDelaySeconds(delay.percentile(99)),
  )
  one('nodejs_eventloop_delay_max_seconds', 'Since the previous scrape.', () => {
    const longest = delay.max
    // The last of both that is read.
    delay.reset()
    return toDelaySeconds(longest)
  })
  return () => delay.disable()
}

/** The monitor includes its own resolution, and reports a huge value or none before its first sample. */
function toDelaySeconds(nanoseconds: number): number {
  const seconds = nanoseconds / NANO - RESOLUTION_MS / 1_000
  return Number.isFinite(seconds) && seconds > 0 && seconds < 3_600 ? seconds : 0
}
