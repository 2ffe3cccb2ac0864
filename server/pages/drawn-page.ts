// A page that is ready to be sent: its forms, its headers for each form, its fingerprint.
import { createHash } from 'node:crypto'
import { ENCODINGS, type Encoding, type Forms, toForms, toQuickForms } from '#server/http/encoding.ts'
import { pageCsp, type SecuritySettings } from '#server/http/security-headers.ts'
import type { PageAnswer } from './page-handler.ts'

/** Name, value, name, value: the form in which Node writes headers fastest. */
export type FlatHeaders = string[]

export type DrawnPage = {
  status: number
  etag: string
  bytes: number
  forms: Forms
  headers: Record<Encoding, FlatHeaders>
  notModified: FlatHeaders
}

export type Dress = {
  /** What a page may load depends on what is shown, which admins change. */
  settings(key: string): Promise<SecuritySettings>
  common: Readonly<Record<string, string>>
  /** Off while developing: the hot-reload client loads in ways that the policy forbids. */
  withCsp: boolean
}

/** Everyone gets the same copy, and asks whether it is still true. */
const KEPT = 'public, max-age=0, must-revalidate'
const NOT_KEPT = 'no-store'

/** Headers of the drawing that are passed on; all others are ours to decide. */
const PASSED_ON = ['content-type', 'content-language', 'location', 'x-robots-tag']

/** A page that is not kept is made only in the form that its one visitor wants. */
type Use = { key: string; kept: boolean; wanted: Encoding }

export async function dressPage(
  answer: PageAnswer,
  dress: Dress,
  { key, kept, wanted }: Use,
): Promise<DrawnPage> {
  const body = Buffer.from(answer.body)
  const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared: FlatHeaders = [
    ...PASSED_ON.flatMap((name) => {
      const value = answer.headers[name]
      return value ? [name, value] : []
    }),
    'etag',
    etag,
    'cache-control',
    kept ? KEPT : NOT_KEPT,
    'vary',
    'accept-encoding',
    ...Object.entries(dress.common).flat(),
    ...(isHtml && dress.withCsp
      ? ['content-security-policy', pageCsp(answer.body, await dress.settings(key))]
      : []),
  ]
  const forms = await (kept ? toForms(body) : toQuickForms(body, wanted))
  const headers = Object.fromEntries(
    ENCODINGS.map((encoding) => {
      const own = forms[encoding] === body ? [] : ['content-encoding', encoding]
      return [encoding, [...shared, ...own, 'content-length', String(forms[encoding].length)]]
    }),
  ) as Record<Encoding, FlatHeaders>
  const bytes = ENCODINGS.reduce((sum, encoding) => sum + forms[encoding].length, 0)
  return { status: answer.status, etag, bytes, forms, headers, notModified: shared }
}
