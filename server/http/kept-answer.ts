// An answer that is ready to be sent: its forms, its headers for each form, its fingerprint.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ENCODINGS, type Encoding, type Forms, pickEncoding } from './encoding.ts'

/** Name, value, name, value: the form in which Node writes headers fastest. */
export type FlatHeaders = string[]

export type KeptAnswer = {
  status: number
  etag: string
  bytes: number
  forms: Forms
  headers: Record<Encoding, FlatHeaders>
  notModified: FlatHeaders
}

type Body = { status: number; etag: string; forms: Forms }

export function toKeptAnswer({ status, etag, forms }: Body, headers: FlatHeaders): KeptAnswer {
  const shared = ['etag', etag, 'vary', 'accept-encoding', ...headers]
  const ofForm = Object.fromEntries(
    ENCODINGS.map((encoding) => {
      const own = forms[encoding] === forms.identity ? [] : ['content-encoding', encoding]
      return [encoding, [...shared, ...own, 'content-length', String(forms[encoding].length)]]
    }),
  ) as Record<Encoding, FlatHeaders>
  const bytes = ENCODINGS.reduce((sum, encoding) => sum + forms[encoding].length, 0)
  return { status, etag, bytes, forms, headers: ofForm, notModified: shared }
}

/** Weak, because the answer travels in several forms. */
export function fingerprint(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

export function sendKept(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void {
  if (answer.status === 200 && asksFor(request, answer.etag)) {
    response.writeHead(304, answer.notModified).end()
    return
  }
  const encoding = pickEncoding(request.headers['accept-encoding'])
  response.writeHead(answer.status, answer.headers[encoding])
  response.end(request.method === 'HEAD' ? undefined : answer.forms[encoding])
}

/** `If-None-Match` may name several fingerprints, weak or strong. */
export function asksFor(request: IncomingMessage, etag: string): boolean {
  const given = request.headers['if-none-match']
  if (!given) return false
  if (given === etag) return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return given === '*' || given.split(',').some((tag) => bare(tag) === bare(etag))
}
