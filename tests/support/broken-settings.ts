// A random section with one value that must be refused, whatever the rest is.
import fc from 'fast-check'
import * as z from 'zod'
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

type Breakage = {
  name: string
  fits(place: Place): boolean
  /** The new value; undefined removes it. */
  replace(place: Place): unknown
}

const isString = ({ value }: Place) => typeof value === 'string'
const isNumber = ({ value }: Place) => typeof value === 'number'
const isList = (place: Place): place is Place & { value: unknown[]; schema: z.ZodArray } =>
  Array.isArray(place.value)
const keyOf = ({ path }: Place) => String(path.at(-1))
const withText = (text: string) => (place: Place) => `${place.value}${text}`
const always = (value: unknown) => () => value

const BREAKAGES: readonly Breakage[] = [
  { name: 'another type', fits: () => true, replace: ({ value }) => (typeof value === 'number' ? 'x' : 7.5) },
  { name: 'a list for an object', fits: ({ schema }) => schema instanceof z.ZodObject, replace: always([]) },
  { name: 'an object for a list', fits: isList, replace: always({ length: 1 }) },
  { name: 'null', fits: ({ nullable }) => !nullable, replace: always(null) },
  {
    name: 'missing',
    fits: ({ optional, isEntry, path }) => !optional && !isEntry && typeof path.at(-1) === 'string',
    replace: always(undefined),
  },
  { name: 'a control character', fits: isString, replace: withText('\u0000x') },
  { name: 'half of a surrogate pair', fits: isString, replace: withText('\ud83dx') },
  { name: 'too long', fits: isString, replace: withText('x'.repeat(50_000)) },
  { name: 'a fraction', fits: isNumber, replace: always(1.5) },
  { name: 'negative', fits: isNumber, replace: always(-1) },
  { name: 'too large', fits: isNumber, replace: always(1e12) },
  {
    name: 'a script as address',
    fits: (place) => isString(place) && /(^|_)(url|link)$/.test(keyOf(place)),
    replace: always('javascript:xss(1)'),
  },
  {
    name: 'a password in the address',
    fits: (place) => isString(place) && /(^|_)url$/.test(keyOf(place)),
    replace: always('https://a:b@example.test/'),
  },
  {
    name: 'an unknown choice',
    fits: ({ schema }) => schema instanceof z.ZodEnum,
    replace: always('no such choice'),
  },
  {
    name: 'an unknown server',
    fits: (place) => isString(place) && keyOf(place) === 'server',
    replace: always('no-such-server'),
  },
  {
    name: 'an unknown tier',
    fits: (place) => isString(place) && keyOf(place) === 'requires',
    replace: always('no-such-tier'),
  },
  {
    name: 'a lost placeholder',
    fits: (place) => place.isEntry && String(place.value).includes('{{'),
    replace: always('x'),
  },
  {
    name: 'too many entries',
    fits: (place) => isList(place) && place.value.length > 0,
    replace: (place) => {
      if (!isList(place)) throw new Error('not a list')
      const { max } = lengthsOf(place.schema)
      return Array.from({ length: max + 1 }, (_, index) => withId(place.value[0], `id${index}`))
    },
  },
  {
    name: 'an id twice',
    fits: (place) =>
      isList(place) && hasId(place.value[0]) && place.value.length < lengthsOf(place.schema).max,
    replace: ({ value }) => [...(value as unknown[]), (value as unknown[])[0]],
  },
]

function withId(entry: unknown, id: string): unknown {
  return hasId(entry) && 'label' in entry ? { ...entry, id } : entry
}

export const brokenSettings: fc.Arbitrary<Broken> = fc
  .tuple(randomSettings, fc.constantFrom(...SECTIONS), fc.nat(), fc.nat())
  .map(([settings, section, breakage, place]): Broken | null => {
    const places = listPlaces(SECTION_SCHEMAS[section], settings[section])
    const kind = BREAKAGES[breakage % BREAKAGES.length]
    const fitting = kind ? places.filter((one) => kind.fits(one)) : []
    const chosen = fitting[place % Math.max(fitting.length, 1)]
    if (!kind || !chosen) return null
    const value = replaceAt(settings[section], chosen.path, kind.replace(chosen))
    const text = `${section}.${chosen.path.join('.')}: ${kind.name}, ${JSON.stringify(value)}`
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
