import { expect, test } from 'vitest'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createOutageRecorder } from './outage.ts'

test('an outage lasts from the first failed call until the next success', async () => {
  const clock = turnableClock()
  const outage = createOutageRecorder(clock)
  let failure: Error | null = null
  const put = outage.watch(
    async (name: string) => {
      if (failure) throw failure
      return name
    },
    (error) => !(error instanceof TypeError),
  )

  expect(await put('a')).toBe('a')
  expect(outage.current()).toBeNull()
  failure = new Error('no room')
  await expect(put('a')).rejects.toBe(failure)
  clock.pass(60_000)
  failure = new Error('not available', { cause: new Error('still no room') })
  await expect(put('a')).rejects.toBe(failure)
  expect(outage.current()).toEqual({ why: 'still no room', since: '2026-11-15T12:00:00.000Z' })
  failure = new TypeError('error of the caller')
  await expect(put('a')).rejects.toBe(failure)
  expect(outage.current()?.why).toBe('still no room')
  failure = null
  await put('a')
  expect(outage.current()).toBeNull()
})
