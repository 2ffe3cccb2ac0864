// A random section with one value that must be refused, whatever the rest is.
import fc from 'fast-check'
import * as z from 'zod'
import { NUMBERS } from '#content/locales/check-override.ts'
import { SECTION_SCHEMAS, SECTIONS, type Section, type Settings } from '#contract/settings/sections.schema.ts'
import { randomSettings } from './random-settings.ts'
import { hasId, lengthsOf, listPlaces, type Place } from './schema-walk.ts'

export type Broken = {
  /** The other sections. */
  settings: Settings
  section: Section
  value: unknown
  path: (string | number)[]
  /** For the report of a counterexample. */
  [fc.toStringMethod](): string
}

/** A fault has a name, a test of the places it fits, and the new value there; undefined removes the field. */
type Breakage = [name: string, fits: (place: Place) => boolean, replace: (place: Place) => unknown]

const isString = ({ value }: Place) => typeof value === 'string'
const isNumber = ({ value }: Place) => typeof value === 'number'
const isList = (place: Place): place is Place & { value: unknown[]; schema: z.ZodArray } =>
  Array.isArray(place.value)
const isNamed = (key: RegExp) => (place: Place) => isString(place) && key.test(String(place.path.at(-1)))
const withText = (text: string) => (place: Place) => `${place.value}${text}`
const always = (value: unknown) => () => value
/** A sentence may leave out a plain number. */
const NEEDED_PLACEHOLDER = new RegExp(`\\{\\{(?!(?:${NUMBERS.join('|')})\\}\\})`)

const BREAKAGES: readonly Breakage[] = [
  ['another type', () => true, ({ value }) => (typeof value === 'number' ? 'x' : 7.5)],
  ['a list for an object', ({ schema }) => schema instanceof z.ZodObject, always([])],
  ['an object for a list', isList, always({ length: 1 })],
  ['null', ({ nullable }) => !nullable, always(null)],
  [
    'missing',
    ({ optional, isEntry, path }) => !optional && !isEntry && typeof path.at(-1) === 'string',
    always(undefined),
  ],
  ['a control character', isString, withText('\u0000x')],
  ['half of a surrogate pair', isString, withText('\ud83dx')],
  ['too long', isString, withText('x'.repeat(50_000))],
  ['a fraction', isNumber, always(1.5)],
  ['negative', isNumber, always(-1)],
  ['too large', isNumber, always(1e12)],
  ['a script as address', isNamed(/(^|_)(url|link)$/), always('javascript:xss(1)')],
  ['a password in the address', isNamed(/(^|_)url$/), always('https://a:b@example.test/')],
  ['an unknown choice', ({ schema }) => schema instanceof z.ZodEnum, always('no such choice')],
  ['an unknown server', isNamed(/^server$/), always('no-such-server')],
  ['an unknown tier', isNamed(/^requires$/), always('no-such-tier')],
  [
    'a lost placeholder',
    ({ isEntry, value }) => isEntry && NEEDED_PLACEHOLDER.test(String(value)),
    always('x'),
  ],
  ['too many entries', (place) => isList(place) && place.value.length > 0, fillList],
  [
    'an id twice',
    (place) => isList(place) && hasId(place.value[0]) && place.value.length < lengthsOf(place.schema).max,
    ({ value }) => [...(value as unknown[]), (value as unknown[])[0]],
  ],
]

function fillList({ schema, value }: Place): unknown[] {
  const [entry] = value as unknown[]
  const list = schema instanceof z.ZodUnion ? schema.options.find((one) => one instanceof z.ZodArray) : schema
  return Array.from({ length: lengthsOf(list as z.ZodArray).max + 1 }, (_, index) =>
    withId(entry, `id${index}`),
  )
}

function withId(entry: unknown, id: string): unknown {
  return hasId(entry) && 'label' in entry ? { ...entry, id } : entry
}

export const brokenSettings: fc.Arbitrary<Broken> = fc
  .tuple(randomSettings, fc.constantFrom(...SECTIONS), fc.nat(), fc.nat())
  .map(([settings, section, breakage, place]): Broken | null => {
    const places = listPlaces(SECTION_SCHEMAS[section], settings[section])
    const [name, fits, replace] = BREAKAGES[breakage % BREAKAGES.length] as Breakage
    const fitting = places.filter((one) => fits(one))
    const chosen = fitting[place % Math.max(fitting.length, 1)]
    if (!chosen) return null
    const value = replaceAt(settings[section], chosen.path, replace(chosen))
    const text = `${section}.${chosen.path.join('.')}: ${name}, ${JSON.stringify(value)}`
    return { settings, section, value, path: chosen.path, [fc.toStringMethod]: () => text }
  })
  .filter((broken) => broken !== null)

function replaceAt(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  const next = replaceAt(copy[key], rest, by)
  if (next === undefined) delete copy[key]
  else copy[key] = next
  return copy
}
