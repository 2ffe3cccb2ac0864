import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { AvatarFault } from '#tests/simulators/avatar-server.ts'
import { type OpenHeads, openHeadsWorld } from '#tests/support/heads-world.ts'
import { shortTimeouts } from '#tests/support/short-timeouts.ts'

const { openHeads, openService, clock, logged, dataDir } = openHeadsWorld()

const VISITOR = '192.0.2.1'
const HOUR_MS = 3_600_000

const kindOf = async (result: ReturnType<OpenHeads['get']>) => (await result)?.kind

test('a head is fetched once, resized and stored for all spellings of the name', async () => {
  await using service = await openService()
  await using heads = openHeads({ sources: [service.source()] })

  const results = await Promise.all(['Steve', 'steve', 'STEVE'].map((name) => heads.get(name, VISITOR)))
  const [found] = results
  if (found?.kind !== 'head') throw new Error('no head')

  expect(results.map((result) => result?.kind)).toEqual(['head', 'head', 'head'])
  expect(service.requests).toEqual(['/avatar/Steve/64'])
  expect(await sharp(found.head.bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 })
  expect(readdirSync(join(dataDir, 'heads'))).toHaveLength(1)

  await using restarted = openHeads({ sources: [service.source()] })
  expect(await kindOf(restarted.get('Steve', VISITOR))).toBe('head')
  expect(service.requests).toHaveLength(1)
})

test('sources are asked in their order, each for the players that it knows', async () => {
  await using java = await openService({ known: (name) => name === 'Steve' })
  await using both = await openService({ known: (name) => name !== 'Nobody' })
  await using heads = openHeads({ sources: [java.source('java'), both.source('all')] })

  for (const name of ['Steve', 'Alex', '.Ayu', 'Nobody']) await heads.get(name, VISITOR)
  expect(java.requests).toEqual(['/avatar/Steve/64', '/avatar/Alex/64', '/avatar/Nobody/64'])
  expect(both.requests).toEqual(['/avatar/Alex/64', '/avatar/.Ayu/64', '/avatar/Nobody/64'])

  await using javaOnly = openHeads({ sources: [java.source('java')] })
  expect(await kindOf(javaOnly.get('.Bayu', VISITOR))).toBe('none')
  expect(java.requests).toHaveLength(3)
})

test('a name without a head is not asked again for six hours, or until the sources change', async () => {
  await using service = await openService({ known: () => false })
  await using heads = openHeads({ sources: [service.source()] })
  const ask = () => kindOf(heads.get('Nobody', VISITOR))

  expect([await ask(), await ask()]).toEqual(['none', 'none'])
  expect(service.requests).toHaveLength(1)
  clock.pass(6 * HOUR_MS)
  await ask()
  expect(service.requests).toHaveLength(2)
  heads.settings.heads = { ...heads.settings.heads }
  await ask()
  expect(service.requests).toHaveLength(3)
})

test('an old head is shown while a new one is fetched, and stays when the source is away', async () => {
  await using service = await openService()
  await using heads = openHeads({ sources: [service.source()] })
  await heads.get('Steve', VISITOR)
  clock.pass(25 * HOUR_MS)
  service.setFault('error-500')

  expect(await kindOf(heads.get('Steve', VISITOR))).toBe('head')
  await heads.settled()
  expect(service.requests).toHaveLength(2)
  expect(await kindOf(heads.get('Steve', VISITOR))).toBe('head')
  await heads.settled()
  expect(service.requests).toHaveLength(2)

  clock.pass(HOUR_MS)
  service.setFault(null)
  await heads.get('Steve', VISITOR)
  await heads.settled()
  expect(service.requests).toHaveLength(3)
})

test.each<AvatarFault>(['error-500', 'too-many', 'html', 'tiny'])(
  '%s counts as a failure, and the next source is asked',
  async (fault) => {
    await using broken = await openService()
    await using good = await openService()
    broken.setFault(fault)
    await using heads = openHeads({ sources: [broken.source(), good.source()] })

    expect(await kindOf(heads.get('Steve', VISITOR))).toBe('head')
    expect([broken.requests.length, good.requests.length]).toEqual([1, 1])
  },
)

test('a source that hangs is given up after five seconds', async () => {
  using timeouts = shortTimeouts()
  await using service = await openService()
  service.setFault('hang')
  await using heads = openHeads({ sources: [service.source()] })

  expect(await kindOf(heads.get('Steve', VISITOR))).toBe('away')
  expect(timeouts.requested).toEqual([5_000])
})

test('a visitor does not wait for a slow source', async () => {
  await using service = await openService()
  service.setFault('hang')
  await using heads = openHeads({ sources: [service.source()], waitMs: 1 })

  expect(await kindOf(heads.get('Steve', VISITOR))).toBe('away')
})

test('a name is asked for again ten minutes after its source failed; other names at once', async () => {
  await using service = await openService()
  service.setFault('error-500')
  await using heads = openHeads({ sources: [service.source()] })
  for (const name of ['a', 'b', 'a', 'b']) expect(await kindOf(heads.get(name, VISITOR))).toBe('away')
  expect(service.requests).toHaveLength(2)

  service.setFault(null)
  expect(await kindOf(heads.get('c', VISITOR))).toBe('head')
  clock.pass(9 * 60_000)
  expect(await kindOf(heads.get('a', VISITOR))).toBe('away')
  clock.pass(60_000)
  expect(await kindOf(heads.get('a', VISITOR))).toBe('head')
})

test('plain http and private addresses are not asked on a real site', async () => {
  await using service = await openService()
  const { port } = new URL(service.origin)
  const sources = [service.url, `https://127.0.0.1:${port}/{name}`, `https://localhost:${port}/{name}`].map(
    (url) => ({ url, editions: 'all' as const }),
  )
  await using heads = openHeads({ sources, allowPrivate: false })

  expect(await kindOf(heads.get('Steve', VISITOR))).toBe('away')
  expect(service.requests).toEqual([])
})

test('a visitor can ask for a limited number of new names', async () => {
  await using service = await openService({ known: () => false })
  await using heads = openHeads({ sources: [service.source()] })
  for (let index = 0; index < 130; index += 1) await heads.get(`Own_${index}`, VISITOR)
  expect(service.requests).toHaveLength(120)

  await heads.get('Another', '198.51.100.1')
  expect(service.requests).toHaveLength(121)
})

test('few names are asked for at a time', async () => {
  await using service = await openService()
  service.setFault('hang')
  await using heads = openHeads({ sources: [service.source()], waitMs: 0 })
  for (let index = 0; index < 240; index += 1) await heads.get(`Name_${index}`, `10.0.${index}.1`)

  expect(service.requests.length).toBeLessThanOrEqual(4)
})

test('a folder that cannot be written leaves the generated face', async () => {
  await using service = await openService()
  writeFileSync(dataDir, 'a file where the folder should be')
  await using heads = openHeads({ sources: [service.source()] })

  expect(await kindOf(heads.get('Steve', VISITOR))).toBe('away')
  expect(logged).toEqual(['head not stored'])
})

test('a stop ends requests in progress', async () => {
  await using service = await openService()
  service.setFault('hang')
  const heads = openHeads({ sources: [service.source()], waitMs: 0 })
  await heads.get('Steve', VISITOR)
  await heads.close()

  expect(logged).toEqual([])
})
