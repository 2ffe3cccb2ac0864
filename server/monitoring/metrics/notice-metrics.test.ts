import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createNoticeMetrics } from './notice-metrics.ts'

test('every channel has samples; waiting, its age and failed ones are told apart', async () => {
  const registry = new Registry()
  const set = createNoticeMetrics({ registry, channels: () => ['discord', 'email'], secondsSince: () => 90 })
  set([
    { channel: 'discord', state: 'waiting', count: 3, oldest: '2026-11-16T13:14:00.000Z' },
    { channel: 'discord', state: 'failed', count: 2, oldest: '2026-11-16T13:14:00.000Z' },
  ])
  const text = await registry.metrics()
  for (const line of [
    'angkasa_notices_waiting{channel="discord"} 3',
    'angkasa_notices_oldest_seconds{channel="discord"} 90',
    'angkasa_notices_failed{channel="discord"} 2',
    'angkasa_notices_waiting{channel="email"} 0',
  ]) {
    expect(text).toContain(line)
  }
})
