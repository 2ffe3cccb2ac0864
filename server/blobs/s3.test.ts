import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
import { startS3Server } from '#simulators/s3-server.ts'
import { createS3Blobs } from './s3.ts'
import { signS3 } from './s3-signature.ts'

const NAME = '0123456789ABCDEFGHJKMNPQRS-1600.webp'
const KEYS = { region: 'ap-southeast-3', accessKeyId: 'AKID', secretAccessKey: 'very/secret+key' }
const BUCKET = 'pictures'

let server: Awaited<ReturnType<typeof startS3Server>>
beforeEach(async () => {
  server = await startS3Server({ ...KEYS, bucket: BUCKET, now: systemClock.now })
})
afterEach(() => server.close())

function openBlobs(change: Partial<Parameters<typeof createS3Blobs>[0]> = {}, clock = systemClock) {
  const settings = {
    ...KEYS,
    endpoint: server.url,
    bucket: BUCKET,
    publicUrl: 'https://cdn.example/pictures',
  }
  return createS3Blobs({ ...settings, ...change }, { clock, timeoutMs: 500 })
}

test('the signature is the one of the documentation', () => {
  const headers = signS3(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: { range: 'bytes=0-9' },
      body: new Uint8Array(),
    },
    {
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
    new Date('2013-05-24T00:00:00Z'),
  )
  expect(headers.authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

test('a query is part of the signature', () => {
  const headers = signS3(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/?prefix=J&max-keys=2'),
      headers: {},
      body: new Uint8Array(),
    },
    {
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
    new Date('2013-05-24T00:00:00Z'),
  )
  expect(headers.authorization).toContain('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7')
})

test('a picture is put, has an address, and is removed', async () => {
  const blobs = openBlobs()
  await blobs.put(NAME, Buffer.from('pixels'))

  expect(server.objects.get(NAME)).toEqual({ body: Buffer.from('pixels'), type: 'image/webp' })
  expect(blobs.url(NAME)).toBe(`https://cdn.example/pictures/${NAME}`)
  await blobs.remove(NAME)
  await blobs.remove(NAME)
  expect(server.objects.size).toBe(0)
})

test.each([
  ['another secret', { secretAccessKey: 'other' }],
  ['another key', { accessKeyId: 'other' }],
  ['another region', { region: 'eu-west-1' }],
])('%s is not let in, and nobody is told the secret', async (_, change) => {
  const failing = openBlobs(change).put(NAME, Buffer.from('x'))
  await expect(failing).rejects.toMatchObject({ code: 'unavailable' })
  await expect(failing).rejects.not.toThrow(/secret|other/)
  expect(server.objects.size).toBe(0)
})

test('a clock that is an hour off is told by the store', async () => {
  const clock = { now: () => new Date(systemClock.now().getTime() - 3_600_000) }
  await expect(openBlobs({}, clock).put(NAME, Buffer.from('x'))).rejects.toMatchObject({
    code: 'unavailable',
  })
})

test.each(['error-500', 'hang', 'redirect'] as const)(
  '%s: the request ends as unavailable',
  async (fault) => {
    server.setFault(fault)
    await expect(openBlobs().put(NAME, Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
  },
)

test.each(['full', 'quota'] as const)('%s: there is no room', async (fault) => {
  server.setFault(fault)
  await expect(openBlobs().put(NAME, Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_full' })
})

test('only names of our making leave', async () => {
  for (const name of ['', '../x', 'a.webp', `${NAME}?acl`, `x/${NAME}`]) {
    await expect(openBlobs().put(name, Buffer.from('x')), name).rejects.toThrow('not a name of ours')
  }
})
