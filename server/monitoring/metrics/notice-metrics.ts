import { Gauge, type Registry } from 'prom-client'
import type { StateCount } from '#server/team/notices/notices.service.ts'

type Deps = {
  registry: Registry
  /** Ids of the channels in the settings. */
  channels(): readonly string[]
  secondsSince(moment: Date): number
}

/** Every channel of the settings has samples, also while nothing waits. */
export function createNoticeMetrics({ registry, channels, secondsSince }: Deps) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['channel'], registers: [registry] })
  const waiting = gauge('angkasa_notices_waiting', 'Notices that are not delivered yet.')
  const oldest = gauge('angkasa_notices_oldest_seconds', 'Age of the oldest of them.')
  const failed = gauge('angkasa_notices_failed', 'Notices that were given up in the last 30 days.')

  return (counts: readonly StateCount[]): void => {
    for (const metric of [waiting, oldest, failed]) metric.reset()
    for (const channel of channels()) {
      for (const metric of [waiting, oldest, failed]) metric.set({ channel }, 0)
    }
    for (const { channel, state, count, oldest: oldestAt } of counts) {
      if (state === 'failed') failed.set({ channel }, count)
      else {
        waiting.set({ channel }, count)
        oldest.set({ channel }, secondsSince(new Date(oldestAt)))
      }
    }
  }
}
