import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { LogSync } from './log-sync.ts'

/** Syncs end when the test says so. */
function openScripted() {
  const path = join(temporaryFolder(), 'site.db')
  writeFileSync(`${path}-wal`, '')
  const running: ((error: Error | null) => void)[] = []
  const log = new LogSync(path, (_file, done) => running.push(done))
  const acknowledged: string[] = []
  const commit = async (name: string) => {
    await log.wait()
    acknowledged.push(name)
  }
  return { log, running, acknowledged, commit }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('acknowledges a commit only after a sync that began after it', async () => {
  const { running, acknowledged, commit } = openScripted()
  void commit('first')
  await turn()
  // Its pages may have been written after the running sync has read them.
  void commit('second')
  await turn()
  expect([running.length, acknowledged]).toEqual([1, []])

  running[0]?.(null)
  await turn()
  expect([running.length, acknowledged]).toEqual([2, ['first']])
  running[1]?.(null)
  await turn()
  expect(acknowledged).toEqual(['first', 'second'])
})

test('commits that wait together share one sync', async () => {
  const { running, acknowledged, commit } = openScripted()
  void commit('first')
  await turn()
  const others = Array.from({ length: 16 }, (_, index) => commit(`other ${index}`))
  running[0]?.(null)
  await turn()
  running[1]?.(null)
  await Promise.all(others)
  expect([running.length, acknowledged.length]).toEqual([2, 17])
})

test('a failed sync acknowledges nothing and is thrown where it ends the process', async () => {
  const { running, acknowledged, commit } = openScripted()
  void commit('first')
  await turn()
  expect(() => running[0]?.(new Error('I/O error'))).toThrow('write-ahead log not synced')
  await turn()
  expect(acknowledged).toEqual([])
})
