import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { startS3Server } from '#tests/simulators/s3-server.ts'
import { createS3Blobs } from './s3.ts'

const NAME = '0123456789ABCDEFGHJKMNPQRS-1600.webp'
const KEYS = { region: 'ap-southeast-3', accessKeyId: 'AKID', secretAccessKey: 'very/secret+key' }
const BUCKET = 'pictures'

let server: Awaited<ReturnType<typeof startS3Server>>
beforeEach(async () => {
  server = await startS3Server({ ...KEYS, bucket: BUCKET, now: systemClock.now })
})
afterEach(() => server.close())

function openBlobs(
  change: Partial<Parameters<typeof createS3Blobs>[0]> = {},
  { clock = systemClock, timeoutMs = 20_000 } = {},
) {
  const settings = {
    ...KEYS,
    endpoint: server.url,
    bucket: BUCKET,
    publicUrl: 'https://cdn.example/pictures',
  }
  return createS3Blobs({ ...settings, ...change }, { clock, timeoutMs })
}

test('puts an image, names its public address, and removes it', async () => {
  const blobs = openBlobs()
  await blobs.put(NAME, Buffer.from('pixels'))

  expect(server.objects.get(NAME)).toEqual({ body: Buffer.from('pixels'), type: 'image/webp' })
  expect(blobs.url(NAME)).toBe(`https://cdn.example/pictures/${NAME}`)
  expect(await blobs.read(NAME)).toEqual(Buffer.from('pixels'))
  await blobs.remove(NAME)
  await blobs.remove(NAME)
  expect(await blobs.read(NAME)).toBeNull()
  expect(server.objects.size).toBe(0)
})

test.each([
  ['another secret', { secretAccessKey: 'other' }],
  ['another key', { accessKeyId: 'other' }],
  ['another region', { region: 'eu-west-1' }],
])('%s is refused, and the error does not contain the secret', async (_, change) => {
  const failing = openBlobs(change).put(NAME, Buffer.from('x'))
  await expect(failing).rejects.toMatchObject({ code: 'unavailable' })
  await expect(failing).rejects.not.toThrow(/secret|other/)
  expect(server.objects.size).toBe(0)
})

test('signs a bucket name with characters that need encoding', async () => {
  await using odd = await startS3Server({ ...KEYS, bucket: 'a%20b%2Bc~', now: systemClock.now })
  await openBlobs({ endpoint: odd.url, bucket: 'a b+c~' }).put(NAME, Buffer.from('x'))
  expect([...odd.objects.keys()]).toEqual([NAME])
})

test('sends a failed request once', async () => {
  server.setFault('error-500')
  await expect(openBlobs().put(NAME, Buffer.from('x'))).rejects.toThrow()
  expect(server.requests()).toBe(1)
})

test.each(['error-500', 'hang', 'redirect'] as const)('%s is reported as unavailable', async (fault) => {
  server.setFault(fault)
  const blobs = openBlobs({}, { timeoutMs: 500 })
  await expect(blobs.put(NAME, Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
})

test.each(['full', 'quota'] as const)('%s is reported as storage_full', async (fault) => {
  server.setFault(fault)
  await expect(openBlobs().put(NAME, Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_full' })
})

test('refuses names that are not blob names', async () => {
  for (const name of ['', '../x', 'a.webp', `${NAME}?acl`, `x/${NAME}`]) {
    await expect(openBlobs().put(name, Buffer.from('x')), name).rejects.toThrow('not a blob name')
  }
})
