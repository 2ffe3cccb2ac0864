// A drawn page with the headers that pages have, ready to be sent.
import { type Encoding, toForms, toQuickForms } from '#server/http/encoding.ts'
import { fingerprint, type KeptAnswer, toKeptAnswer } from '#server/http/kept-answer.ts'
import { pageCsp, type SecuritySettings } from '#server/http/security-headers.ts'
import type { PageAnswer } from './page-handler.ts'

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
): Promise<KeptAnswer> {
  const body = Buffer.from(answer.body)
  const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false
  const headers = [
    ...PASSED_ON.flatMap((name) => {
      const value = answer.headers[name]
      return value ? [name, value] : []
    }),
    'cache-control',
    // A missing page may exist tomorrow: we cache it, browsers do not.
    kept && answer.status === 200 ? KEPT : NOT_KEPT,
    ...Object.entries(dress.common).flat(),
    ...(isHtml && dress.withCsp
      ? ['content-security-policy', pageCsp(answer.body, await dress.settings(key))]
      : []),
  ]
  const forms = await (kept ? toForms(body) : toQuickForms(body, wanted))
  return toKeptAnswer({ status: answer.status, etag: fingerprint(body), forms }, headers)
}
