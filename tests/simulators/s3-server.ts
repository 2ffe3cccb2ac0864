// An S3-compatible store on loopback that verifies every signature and can simulate failures.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenHttp } from '#simulators/http.ts'

export type S3Fault = 'error-500' | 'full' | 'quota' | 'hang' | 'redirect'

type Names = Record<'accessKeyId' | 'secretAccessKey' | 'region' | 'bucket', string>
type Options = Names & { now: () => Date }
type Stored = { body: Buffer; type: string | undefined }

const CLOCK_SKEW_MS = 15 * 60 * 1_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

export async function startS3Server(options: Options) {
  const objects = new Map<string, Stored>()
  let fault: S3Fault | null = null
  let requests = 0

  const { origin, close } = await listenHttp(async (request, response) => {
    requests += 1
    const body = await buffer(request)
    if (fault) return FAULTS[fault](response)
    const refusal = verify(request, body, options)
    if (refusal) return sendError(response, 403, refusal)
    const [, bucket, key = ''] = (request.url ?? '').split('/')
    if (bucket !== options.bucket) return sendError(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(key, { body, type: request.headers['content-type'] })
      return response.writeHead(200).end()
    }
    if (request.method === 'GET') {
      const found = objects.get(key)
      return found ? response.writeHead(200).end(found.body) : sendError(response, 404, 'NoSuchKey')
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    return sendError(response, 405, 'MethodNotAllowed')
  })
  return {
    url: origin,
    objects,
    requests: () => requests,
    setFault(next: S3Fault | null) {
      fault = next
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

const FAULTS: Record<S3Fault, (response: ServerResponse) => void> = {
  'error-500': (response) => sendError(response, 500, 'InternalError'),
  full: (response) => sendError(response, 507, 'XMinioStorageFull'),
  quota: (response) => sendError(response, 403, 'QuotaExceeded'),
  hang: () => {},
  redirect: (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

/** The error code of S3, or null for a valid request. */
function verify(
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
  options: Options,
): string | null {
  const [, keyId, day, region, signedHeaders = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (keyId === undefined) return 'AccessDenied'
  if (keyId !== options.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== options.region) return 'AuthorizationHeaderMalformed'
  const time = String(headers['x-amz-date'])
  if (!isWithinSkew(time, options.now()) || !time.startsWith(day ?? 'never')) return 'RequestTimeTooSkewed'
  const bodyHash = createHash('sha256').update(body).digest('hex')
  if (headers['x-amz-content-sha256'] !== bodyHash) return 'XAmzContentSHA256Mismatch'
  const names = signedHeaders.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied'

  const [path = '/', query = ''] = url.split('?')
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('')
  const canonical = `${method}\n${path}\n${query}\n${lines}\n${signedHeaders}\n${bodyHash}`
  const scope = `${day}/${region}/s3/aws4_request`
  const hashed = createHash('sha256').update(canonical).digest('hex')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${options.secretAccessKey}`, day), region))
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hashed}`)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

function hmac(key: Buffer | string, text: string | undefined): Buffer {
  return createHmac('sha256', key)
    .update(text ?? '')
    .digest()
}

function isWithinSkew(time: string, now: Date): boolean {
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return Math.abs(Date.parse(iso) - now.getTime()) <= CLOCK_SKEW_MS
}
