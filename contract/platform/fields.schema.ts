// Fields that several calls share. Every input has a length limit.
import './without-eval.schema.ts'
import * as z from 'zod'
import { ERROR_CODES, type ErrorCode } from '#contract/errors.ts'
import { LANGUAGES, toLanguage } from '#contract/language.ts'
import { SEARCH_MAX_LENGTH } from './pagination.ts'

// Databases and the game console reject control characters and unpaired surrogates.
const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}]*$/u
const ID = /^[A-Za-z0-9_-]{1,64}$/

export function textLine(maxLength: number) {
  return z.string().trim().min(1).max(maxLength).regex(PLAIN_TEXT, 'must be one line of plain text')
}

/** Text of a larger field: line breaks count as spaces. */
export function paragraph(maxLength: number) {
  return z
    .string()
    .overwrite((typed) => typed.replace(/\s+/g, ' ').trim())
    .min(1)
    .max(maxLength)
    .regex(PLAIN_TEXT, 'must be plain text')
}

export function lineOrEmpty(maxLength: number) {
  return z.string().trim().max(maxLength).regex(PLAIN_TEXT, 'must be one line of plain text')
}

/** A line that may be left out; one that is blank counts as left out. */
export function optionalTextLine(maxLength: number) {
  return z.preprocess(
    (sent) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent),
    textLine(maxLength).optional(),
  )
}

/** For lists that can be searched. An empty field of the form is no filter. */
export const Search = optionalTextLine(SEARCH_MAX_LENGTH)

/** A filter of a list; an empty one filters nothing. */
export function optionalChoice<const Choices extends readonly string[]>(choices: Choices) {
  return z.preprocess((sent) => (sent === '' ? undefined : sent), z.enum(choices).optional())
}

/** An id in a path or a body. One that cannot exist is answered like one that does not. */
export function idOr(code: ErrorCode) {
  return z.string(code).regex(ID, code)
}

/** The largest number of an integer column. */
const INTEGER_MAX = 2_147_483_647

/** A whole number of an input. One that no column can hold is answered with `code`, like one that no row has. */
export function wholeOr(code: ErrorCode, min = 1) {
  return z.int().min(min).max(INTEGER_MAX, code)
}

/** A body whose fields may all be left out may itself be left out. */
export function bodyOrNothing<Body extends z.ZodType>(body: Body) {
  return z.preprocess((sent) => sent ?? {}, body)
}

/** Whole rupiah; the currency has no decimals. */
export const Rupiah = z.int().min(0)

export const Count = z.int().min(0)

/** ISO 8601 in UTC, as `toISOString` writes it. */
export const Moment = z.iso.datetime()

/** A day in Jakarta, in the query of a list. */
export const DayQuery = z.preprocess(
  (sent) => (sent === '' ? undefined : sent),
  z.iso.date().max(10).optional(),
)

/** An unknown language counts as none. */
export const LanguageQuery = z.object({
  lng: z.preprocess(
    (sent) => (typeof sent === 'string' ? (toLanguage(sent) ?? undefined) : undefined),
    z.enum(LANGUAGES).optional(),
  ),
})

/** An object that has a name in the API document. */
export function named<Shape extends z.ZodRawShape>(id: string, shape: Shape): z.ZodObject<Shape> {
  return z.object(shape).meta({ id })
}

export const ErrorReply = named('Error', {
  error: z.string(),
  code: z.enum(ERROR_CODES),
  /** The problems of the fields of the body, for calls that check many fields. */
  problems: z
    .array(z.object({ path: z.string(), text: z.string() }))
    .readonly()
    .optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
