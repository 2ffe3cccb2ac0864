import { expect, test } from 'vitest'
import { startAvatarServer } from '#simulators/avatar-server.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { toHeadName } from './head-name.ts'
import { createHeadSources } from './head-sources.ts'

test('after a burst of eight a source gets four requests a second', async () => {
  const service = await startAvatarServer()
  const pauses: number[] = []
  const sources = createHeadSources({
    clock: turnableClock(),
    log: { info: () => {}, warn: () => {} },
    allowPrivate: true,
    pause: async (ms) => pauses.push(ms),
  })
  const { signal } = new AbortController()
  for (let index = 0; index < 11; index += 1) {
    const name = toHeadName(`Player_${index}`, [])
    if (name) await sources.find(name, [{ url: service.url, editions: 'all' }], signal)
  }
  await service.close()

  expect(pauses).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 250, 500, 750])
})
