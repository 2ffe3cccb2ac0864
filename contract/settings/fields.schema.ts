// Fields that several settings share. Messages are codes of content/locales/*/settings-problems.ts.
import '#contract/platform/without-eval.schema.ts'
import * as z from 'zod'

const PLAIN_LINE = /^[^\p{Cc}\p{Cs}]*$/u
const PLAIN_TEXT = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u
const ID = /^[a-z][a-z0-9_-]{0,31}$/
const HOST = /^(?:[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,252})|\[[0-9a-fA-F:.]{2,45}\])$/

export function line(maxLength: number) {
  return z.string().trim().min(1).max(maxLength).regex(PLAIN_LINE, 'not_one_line')
}

export function optionalLine(maxLength: number) {
  return z.string().max(maxLength).regex(PLAIN_LINE, 'not_one_line')
}

export function paragraphs(maxLength: number) {
  return z.string().trim().max(maxLength).regex(PLAIN_TEXT, 'not_plain_text')
}

export function bothLines(maxLength: number) {
  return z.object({ en: line(maxLength), id: line(maxLength) })
}

/** A name that addresses, files and other settings use. */
export const Id = z.string().regex(ID, 'not_an_id')

export const Colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'not_a_colour')
  .transform((value) => value.toLowerCase())

const URL_MAX_LENGTH = 500

/** `discord.gg/name`, as people write addresses. */
const HOST_FIRST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i

/** As the owner wrote it, such as an address with a placeholder, but never without its scheme. */
export const WrittenUrl = z
  .string()
  .trim()
  .overwrite((value) => (HOST_FIRST.test(value) ? `https://${value}` : value))
  .max(URL_MAX_LENGTH)
  .refine(isWebUrl, 'not_a_web_address')

/** As browsers write it: only ASCII, because a header can hold nothing else. */
export const WebUrl = WrittenUrl.transform(toHref).pipe(z.string().max(URL_MAX_LENGTH))

function toHref(url: string): string {
  return new URL(url).href
}

function isWebUrl(value: string): boolean {
  // The parser of URLs drops or encodes these, and the address would still contain them.
  if (/[\p{Cc}\p{Cs}\s]/u.test(value) || !URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** A picture that was uploaded to this site, or one of the build. */
export const PictureUrl = z
  .string()
  .max(URL_MAX_LENGTH)
  .refine((value) => isOwnPicture(value) || isWebUrl(value), 'not_a_picture')
  .transform((value) => (isOwnPicture(value) ? value : toHref(value)))
  .pipe(z.string().max(URL_MAX_LENGTH))

function isOwnPicture(value: string): boolean {
  return /^\/(?:uploads|art)\/[\w./-]+$/.test(value)
}

/** A picture that was uploaded to this site: in its own folder, or in the bucket. */
export const UploadUrl = z
  .string()
  .max(URL_MAX_LENGTH)
  .regex(/^(?:\/uploads|https?:\/\/[^\s/]+(?:\/[\w.~-]+)*)\/[0-9A-Z]{26}-1600\.webp$/, 'not_a_picture')

export const Host = z.string().trim().max(253).regex(HOST, 'not_a_host')
export const Port = z.int().min(1).max(65_535)
export const Address = z.object({ host: Host, port: Port })

/** `2026-11-16`. */
export const Day = z.iso.date('not_a_day')
/** ISO 8601 in UTC. */
export const Instant = z.iso.datetime('not_a_moment')

type WithId = { id: string }

/** Marks every entry whose key an earlier one has. */
export function checkUnique<Entry>(keyOf: (entry: Entry) => string, ...field: string[]) {
  return (entries: readonly Entry[], context: z.RefinementCtx): void => {
    const seen = new Set<string>()
    for (const [index, entry] of entries.entries()) {
      const key = keyOf(entry)
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, ...field], message: 'id_twice' })
      seen.add(key)
    }
  }
}

export const checkUniqueIds = checkUnique<WithId>(({ id }) => id, 'id')
