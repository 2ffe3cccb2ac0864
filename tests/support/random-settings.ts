// Random settings that every schema and every rule between sections accepts.
import fc from 'fast-check'
import * as z from 'zod'
import { builtInText } from '#content/locales/check-override.ts'
import * as en from '#content/locales/en/index.ts'
import type { Language } from '#contract/language.ts'
import { HEAD_EDITIONS } from '#contract/settings/heads.schema.ts'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import { SECTION_SCHEMAS, SECTIONS, type Section, type Settings } from '#contract/settings/sections.schema.ts'
import { hasId, lengthsOf, shapeOf, unwrap } from './schema-walk.ts'

const WORDS = [
  'a',
  'Nusantara',
  'W'.repeat(64),
  'Pneumonoultramicroscopic',
  'Jaringan Minecraft Indonesia ',
  '👩‍👩‍👧‍👦🏳️‍🌈🚀',
  'שלום עולם ',
  'مرحبا بالعالم ',
  '\u202eright\u202c to left ',
  'ﷺ᠎',
  'Z̸̗̎a̶l̸g̴o̵ ',
  '</script><script>xss(1)</script>',
  '"><img src=x onerror=xss(1)>',
  "' onmouseover='xss(1)",
  '<!-- <b> ]]> ',
  '</title></textarea></style>',
  '&lt;b&gt; &amp; &#x27;',
  '{{name}} {{count}} {{ ',
  '$& $1 %s `xss(1)`',
  '\u2028\u2029\ufeff',
  '[x](javascript:xss(1)) **b** # h',
  'toString __proto__ constructor',
]

const FORMATTED = [
  'https://example.test/',
  'http://127.0.0.1:8080/a?b=c&d=%22#e',
  'https://example.test/"><script>xss(1)</script>',
  `https://example.test/${'a'.repeat(470)}`,
  'https://xn--bcher-kva.example/ü?q=<b>',
  '/uploads/a.webp',
  '/art/home/hero-960.webp',
  '/store',
  '/vote?x=1&y=%20',
  '2022-07-23',
  '1999-12-31',
  '2026-11-16T13:14:00Z',
  '2031-01-01T00:00:00.000Z',
  '#ffd23f',
  '#FFFFFF',
  '#7cc7ff',
  'play.example.test',
  '[2001:db8::1]',
  '07:00',
]

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const LONG = 1_000

/** `whole` may have more rules than the string itself. */
function stringsOf(schema: z.ZodString, whole: z.ZodType = schema): fc.Arbitrary<string> {
  const max = schema.maxLength ?? 64
  const accepts = (text: string) => whole.safeParse(text).success
  const filled = (word: string) => cut(word.repeat(Math.ceil(max / word.length)), max)
  // Whole pages of text are parsed and rendered slowly, so only one of them is as long as it may be.
  const texts = WORDS.flatMap((word, index) => [
    cut(word, max),
    ...(max <= LONG || index === 0 ? [filled(word)] : [cut(word.repeat(20), max)]),
  ])
  const known = [...new Set([...texts, ...FORMATTED, ''])].filter(accepts)
  const isText = known.filter((text) => texts.includes(text)).length > WORDS.length
  const pattern = patternOf(schema)
  const random = [
    ...(isText ? [fc.string({ unit: 'grapheme', maxLength: Math.min(max, 60) })] : []),
    ...(!isText && pattern ? [fc.stringMatching(pattern)] : []),
    ...(accepts('#ffffff') && !isText ? [hexColour] : []),
  ].map((arbitrary) => arbitrary.filter(accepts))
  return fc.oneof(...(known.length > 0 ? [fc.constantFrom(...known)] : []), ...random)
}

function patternOf(schema: z.ZodString): RegExp | null {
  const checks = (schema.def.checks ?? []).map(({ _zod }) => _zod.def as { pattern?: RegExp })
  // fast-check cannot make strings for lookaheads.
  return checks.find(({ pattern }) => pattern && !/\(\?[=!<]/.test(pattern.source))?.pattern ?? null
}

/** To whole characters. */
function cut(text: string, max: number): string {
  let result = ''
  for (const character of text) {
    if (result.length + character.length > max) break
    result += character
  }
  return result
}

/** Deeper lists stay short, or one of eight tabs with twelve tiers would have thousands of features. */
const SHORT = 3

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
