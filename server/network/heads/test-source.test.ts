import dns from 'node:dns'
import { existsSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { expect, test } from 'vitest'
import type { AvatarFault } from '#tests/simulators/avatar-server.ts'
import { openHeadsWorld } from '#tests/support/heads-world.ts'
import { shortTimeouts } from '#tests/support/short-timeouts.ts'

const { openHeads, openService, dataDir } = openHeadsWorld()

test('a test shows the head of a source that is not saved, and stores nothing', async () => {
  await using service = await openService({ known: (name) => name === 'Steve' })
  await using heads = openHeads({ sources: [], enabled: false })
  const found = await heads.test(service.url, 'Steve', 'ayu')

  expect(found).toMatchObject({ state: 'ok', reason: null, ms: expect.any(Number) })
  expect(found.picture).toMatch(/^data:image\/webp;base64,/)
  expect(await heads.test(service.url, 'Alex', 'ayu')).toMatchObject({ state: 'unknown', picture: null })
  expect(await heads.test(service.url, '../x', 'ayu')).toMatchObject({ state: 'unknown' })
  expect(service.requests).toHaveLength(2)
  expect(existsSync(dataDir)).toBe(false)
})

test.each<[AvatarFault, string]>([
  ['error-500', 'bad_status'],
  ['cut-short', 'closed'],
  ['huge', 'too_large'],
  ['html', 'not_a_picture'],
  ['bomb', 'too_large'],
  ['redirect', 'redirects'],
])('a test of a source with %s says %s', async (fault, reason) => {
  await using service = await openService()
  service.setFault(fault)
  await using heads = openHeads({ sources: [] })

  expect(await heads.test(service.url, 'Steve', 'ayu')).toMatchObject({ state: 'failed', reason })
})

test('a test says why there is no reply', async () => {
  using _timeouts = shortTimeouts()
  const service = await openService()
  service.setFault('hang')
  await using heads = openHeads({ sources: [] })
  const reason = async (url: string) => (await heads.test(url, 'Steve', 'ayu')).reason

  expect(await reason(service.url)).toBe('timeout')
  await service[Symbol.asyncDispose]()
  expect(await reason(service.url)).toBe('refused')
  expect(await reason('http://no-such-host.invalid/{name}')).toBe('host_not_found')
  await using real = openHeads({ sources: [], allowPrivate: false })
  expect((await real.test('https://127.0.0.1/{name}', 'Steve', 'ayu')).reason).toBe('private_address')
  expect((await real.test('https://localhost/{name}', 'Steve', 'ayu')).reason).toBe('private_address')
})

test('a public name that leads to a private address is refused when it is connected to', async () => {
  const { lookup } = dns
  dns.lookup = ((_name: string, _options: object, callback: (...result: unknown[]) => void) =>
    callback(null, [{ address: '10.0.0.7', family: 4 }])) as unknown as typeof lookup
  syncBuiltinESMExports()
  await using real = openHeads({ sources: [], allowPrivate: false })
  try {
    const result = await real.test('https://heads.test/{name}', 'Steve', 'ayu')
    expect(result).toMatchObject({ state: 'failed', reason: 'private_address' })
  } finally {
    dns.lookup = lookup
    syncBuiltinESMExports()
  }
})
