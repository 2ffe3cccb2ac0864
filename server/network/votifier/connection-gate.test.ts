import { expect, test } from 'vitest'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createConnectionGate } from './connection-gate.ts'

test('connections from more networks than are counted do not keep a voting site out', () => {
  const gate = createConnectionGate(turnableClock())
  const connection = { destroy: () => {} }
  for (let at = 0; at < 10_000; at += 1) gate.admit(`10.0.${at >> 8}.${at & 255}`, connection)?.()

  expect(gate.admit('192.0.2.1', connection)).not.toBeNull()
})
