// Written by hand because prom-client's default metrics have other names than our alert rules and dashboard.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

const RESOLUTION_MS = 20
const NANO = 1e9
const MICRO = 1e6

export function createProcessMetrics(registry: Registry) {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const rss = gauge('process_resident_memory_bytes', 'Resident memory.')
  const heapUsed = gauge('nodejs_heap_used_bytes', 'Heap in use.')
  const heapTotal = gauge('nodejs_heap_total_bytes', 'Heap that is reserved.')
  const external = gauge('nodejs_external_memory_bytes', 'Buffers outside of the heap.')
  const cpuSeconds = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time in user and system mode.',
    registers,
  })
  const uptime = gauge('process_uptime_seconds', 'Since the start of the process.')
  const delayP99 = gauge('nodejs_eventloop_delay_p99_seconds', 'Since the previous scrape.')
  const delayMax = gauge('nodejs_eventloop_delay_max_seconds', 'Since the previous scrape.')
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()

  return {
    update(): void {
      const memory = process.memoryUsage()
      rss.set(memory.rss)
      heapUsed.set(memory.heapUsed)
      heapTotal.set(memory.heapTotal)
      external.set(memory.external)
      const { user, system } = process.cpuUsage()
      cpuSeconds.reset()
      cpuSeconds.inc((user + system) / MICRO)
      uptime.set(process.uptime())
      delayP99.set(toDelaySeconds(delay.percentile(99)))
      delayMax.set(toDelaySeconds(delay.max))
      delay.reset()
    },
    stop: () => delay.disable(),
  }
}

/** The monitor includes its own resolution, and reports a huge value or none before its first sample. */
function toDelaySeconds(nanoseconds: number): number {
  const seconds = nanoseconds / NANO - RESOLUTION_MS / 1_000
  return Number.isFinite(seconds) && seconds > 0 && seconds < 3_600 ? seconds : 0
}
