// AWS Signature Version 4, as every S3-compatible store checks it.
import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = { region: string; accessKeyId: string; secretAccessKey: string }

type Request = { method: string; url: URL; headers: Record<string, string>; body: Uint8Array }

const ALGORITHM = 'AWS4-HMAC-SHA256'

/** The headers to send: the given ones, in small letters, and those of the signature. */
export function signS3(request: Request, credentials: S3Credentials, now: Date): Record<string, string> {
  const { method, url, body } = request
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const bodyHash = sha256(body)
  const headers: Record<string, string> = {
    ...request.headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  }
  const names = Object.keys(headers).toSorted()
  const signedHeaders = names.join(';')
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${credentials.region}/s3/aws4_request`
  const toSign = [ALGORITHM, time, scope, sha256(canonical)].join('\n')
  const key = [day, credentials.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${credentials.secretAccessKey}`,
  )
  const signature = createHmac('sha256', key).update(toSign).digest('hex')
  const { host: _, ...sent } = headers // fetch sets it
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${credentials.accessKeyId}/${scope},SignedHeaders=${signedHeaders},Signature=${signature}`,
  }
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex')
}
