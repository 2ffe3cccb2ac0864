// Runs the short form of a chaos test; timed rows are ignored.
import { expect } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { type ChaosTest, runTest } from './chaos-test.ts'

/** More runs of the same test; by night, because its moments are random. */
export const MORE_RUNS = { repeats: Number(process.env.CHAOS_REPEATS ?? 0) }

export async function expectAllOk(chaosTest: ChaosTest): Promise<void> {
  const rows = await runTest(chaosTest, { quick: true, folder: temporaryFolder() })

  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter(({ ok, timed }) => !ok && !timed)).toEqual([])
}
