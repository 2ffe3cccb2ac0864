// Random settings that every schema and every rule between sections accepts.
import fc from 'fast-check'
import * as z from 'zod'
import { builtInText } from '#content/locales/check-override.ts'
import * as en from '#content/locales/en/index.ts'
import type { Language } from '#contract/language.ts'
import { HEAD_EDITIONS } from '#contract/settings/heads.schema.ts'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { SECTION_SCHEMAS, SECTIONS, type Section, type Settings } from '#contract/settings/sections.schema.ts'
import { stringsOf } from './random-strings.ts'
import { hasId, lengthsOf, shapeOf, unwrap } from './schema-walk.ts'

/** Deeper lists stay short, or one of eight tabs with twelve tiers would have thousands of features. */
const SHORT = 3

/** Random values that a schema accepts. */
export function valuesOf(outer: z.ZodType, depth = 0): fc.Arbitrary<unknown> {
  const { schema, whole, nullable, optional } = unwrap(outer)
  const values =
    schema instanceof z.ZodString || schema instanceof z.ZodStringFormat
      ? stringsOf(schema as z.ZodString, whole)
      : plainValuesOf(schema, depth)
  const orNull = nullable ? fc.option(values, { nil: null, freq: 3 }) : values
  return optional ? fc.option(orNull, { nil: undefined, freq: 3 }) : orNull
}

function plainValuesOf(schema: z.ZodType, depth: number): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    return fc.record(Object.fromEntries(shapeOf(schema).map(([key, of]) => [key, valuesOf(of, depth)])))
  }
  if (schema instanceof z.ZodArray) return listsOf(schema, depth)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodUnion) {
    return fc.oneof(...(schema.options as z.ZodType[]).map((option) => valuesOf(option, depth)))
  }
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema
    return fc.integer({ min: minValue ?? 0, max: maxValue ?? 1_000 })
  }
  throw new Error(`no values for ${schema.def.type}`)
}

function listsOf(schema: z.ZodArray, depth: number): fc.Arbitrary<unknown[]> {
  const { min, max } = lengthsOf(schema)
  const entries = valuesOf(schema.element as z.ZodType, depth + 1)
  const lengths = (minLength: number, maxLength: number) => fc.array(entries, { minLength, maxLength })
  const short = lengths(min, Math.max(min, Math.min(max, SHORT)))
  return depth > 0
    ? short
    : fc.oneof({ arbitrary: short, weight: 4 }, { arbitrary: lengths(max, max), weight: 1 })
}

const TEXT_KEYS = Object.entries(en).flatMap(([group, texts]) =>
  Object.keys(texts).map((key) => `${group}.${key}`),
)

/** Own sentences; each has the placeholders of the one that it replaces. */
function textsOf(language: Language): fc.Arbitrary<Record<string, string>> {
  const sentence = stringsOf(
    z
      .string()
      .regex(/^[^\p{Cc}\p{Cs}]*$/u)
      .max(300),
  )
  return fc.dictionary(fc.constantFrom(...TEXT_KEYS), sentence, { maxKeys: 40 }).map((texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => {
        const placeholders = builtInText(language, key)?.match(/\{\{\w+\}\}/g) ?? []
        return [key, `${text.replaceAll(/[{}]/g, '')} ${placeholders.join(' ')}`.trim() || '–']
      }),
    ),
  )
}

/** Sections whose rules are not in the shape of the schema. */
const SPECIAL: Partial<Record<Section, fc.Arbitrary<unknown>>> = {
  texts: fc.record({ en: textsOf('en'), id: textsOf('id') }),
  // Nothing listens there: pages with heads are rendered without a request to another host.
  heads: fc.record({
    enabled: fc.boolean(),
    sources: fc.array(
      fc.record({
        url: fc.constantFrom('http://127.0.0.1:9/{name}', 'http://127.0.0.1:9/{size}?of={name}'),
        editions: fc.constantFrom(...HEAD_EDITIONS),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  payments: fc.record({
    methods: fc
      .shuffledSubarray([...PAYMENT_METHODS], { minLength: PAYMENT_METHODS.length })
      .chain((methods) =>
        fc.tuple(
          ...methods.map((method) =>
            fc.record({
              method: fc.constant(method),
              enabled: fc.boolean(),
              barcode: fc.boolean(),
              gateways: fc.constant([]),
            }),
          ),
        ),
      ),
    limits: valuesOf(SECTION_SCHEMAS.payments.shape.limits),
  }),
}

type Entry = Record<string, unknown>

export const randomSettings: fc.Arbitrary<Settings> = fc
  .record(
    Object.fromEntries(
      SECTIONS.map((section) => [section, SPECIAL[section] ?? valuesOf(SECTION_SCHEMAS[section])]),
    ),
  )
  .map((sections) => connect(sections as Record<Section, unknown>))

/** Makes ids unique and references lead somewhere, then reads it as the server would. */
function connect(sections: Record<Section, unknown>): Settings {
  const servers = (sections.servers as { list: { id: string }[] }).list.map(({ id }) => id)
  const connected = SECTIONS.map((section) => {
    const value = connectValue(sections[section], section === 'servers' ? null : servers)
    return [section, SECTION_SCHEMAS[section].parse(value)]
  })
  return Object.fromEntries(connected)
}

function connectValue(value: unknown, servers: readonly string[] | null): unknown {
  if (Array.isArray(value)) {
    const ids = value.map((entry) => (hasId(entry) ? entry.id : undefined))
    const unique = value.filter((_, index) => ids[index] === undefined || ids.indexOf(ids[index]) === index)
    return unique.map((entry: Entry, index) =>
      connectValue(requireEarlier(entry, unique.slice(0, index)), servers),
    )
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as Entry).map(([key, inner]) => {
    if (key === 'server' && servers && typeof inner === 'string')
      return [key, servers[inner.length % servers.length]]
    return [key, connectValue(inner, servers)]
  })
  return endAfterStart(Object.fromEntries(entries))
}

function requireEarlier(entry: Entry, earlier: readonly Entry[]): Entry {
  if (typeof entry?.requires !== 'string') return entry
  return { ...entry, requires: earlier.at(-1)?.id ?? null }
}

function endAfterStart(value: Entry): Entry {
  const { from, until } = value
  return typeof from === 'string' && typeof until === 'string' && from >= until
    ? { ...value, until: null }
    : value
}
