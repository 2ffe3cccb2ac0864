// A corpus of forged and malformed callbacks.
import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Asked } from './request.ts'

export type Forgery = { name: string; asked: Asked }

type Genuine = { headers: Record<string, string>; body: string }

/** In every body, to find bodies in the log. */
export const MARK = 'MARK-OF-A-BODY'

/** `genuine` is a true callback that was never sent. */
export function forgeries({ headers, body }: Genuine, key: string): Forgery[] {
  const signature = headers['x-callback-signature'] ?? ''
  const signed = (bytes: string | Buffer, by = key) => createHmac('sha256', by).update(bytes).digest('hex')
  const post = (
    name: string,
    change: Record<string, string | string[]>,
    sent: string | Buffer = body,
  ): Forgery => ({
    name,
    asked: { method: 'POST', headers: { ...headers, ...change }, body: sent },
  })
  const withSignature = (name: string, value: string | string[], sent?: string | Buffer) =>
    post(name, { 'x-callback-signature': value }, sent)
  const selfSigned = (name: string, sent: string | Buffer, change: Record<string, string> = {}) =>
    post(name, { ...change, 'x-callback-signature': signed(sent) }, sent)
  const { 'x-callback-signature': _, ...unsigned } = headers
  const gzipped = gzipSync(body)
  const changedByte = Buffer.from(body)
  changedByte.writeUInt8(changedByte.readUInt8(20) ^ 1, 20)
  return [
    { name: 'no signature', asked: { method: 'POST', headers: unsigned, body } },
    withSignature('empty signature', ''),
    withSignature('short signature', signature.slice(0, -1)),
    withSignature('long signature', `${signature}0`),
    withSignature('capitals', signature.toUpperCase()),
    withSignature('spaces inside', signature.replace(/^(.{8})/, '$1 ')),
    withSignature('signature twice', [signature, signature]),
    withSignature('two in a line', `${signature}, ${signature}`),
    withSignature('signature as base64', Buffer.from(signature, 'hex').toString('base64')),
    withSignature('zeros', '0'.repeat(64)),
    withSignature('of another body', signed('{}')),
    withSignature('of an empty body', signed('')),
    withSignature('of another key', signed(body, `${key}x`)),
    withSignature('of an empty key', signed(body, '')),
    withSignature('of the re-written JSON', signed(JSON.stringify(JSON.parse(body)))),
    withSignature('of the body without its end', signed(body.slice(0, -1))),
    withSignature('one byte changed', signature, changedByte),
    withSignature('duplicate keys added', signature, body.replace('{', '{"status":"PAID",')),
    withSignature('byte order mark added', signature, `\ufeff${body}`),
    withSignature('space added', signature, `${body} `),
    withSignature('zero byte added', signature, `${body}\u0000`),
    withSignature('gzip of it', signature, gzipped),
    post('gzip, declared', { 'content-encoding': 'gzip' }, gzipped),
    withSignature('a form', signature, new URLSearchParams(JSON.parse(body)).toString()),
    withSignature('an empty body', signature, ''),
    withSignature('too large', signature, body.padEnd(70_000)),
    {
      name: 'in chunks, wrong signature',
      asked: {
        method: 'POST',
        headers: { ...headers, 'x-callback-signature': signed('x') },
        body,
        chunked: true,
      },
    },
    // Validly signed, but no message of the gateway.
    selfSigned('signed byte order mark', `\ufeff${body}`),
    selfSigned('signed trailing bytes', `${body}x`),
    selfSigned('signed two objects', body + body),
    selfSigned('signed list', `[${body}]`),
    selfSigned('signed text', JSON.stringify(body)),
    selfSigned('signed gzip', gzipped, { 'content-encoding': 'gzip' }),
    selfSigned('signed form', new URLSearchParams(JSON.parse(body)).toString()),
    selfSigned('signed, no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])),
    selfSigned('another event', body, { 'x-callback-event': 'open_payment' }),
    selfSigned('an empty event', body, { 'x-callback-event': '' }),
    // A genuine callback over a wrong method or encoding.
    { name: 'GET', asked: { method: 'GET', headers } },
    { name: 'PUT', asked: { method: 'PUT', headers, body } },
    { name: 'PATCH', asked: { method: 'PATCH', headers, body } },
    { name: 'DELETE', asked: { method: 'DELETE', headers } },
  ]
}
