// Walks a Zod schema: what random and broken settings are made from.
import * as z from 'zod'

export type Unwrapped = {
  schema: z.ZodType
  /** With the changes and rules of the value that follow the schema. */
  whole: z.ZodType
  nullable: boolean
  optional: boolean
}

/** Without the wrappers that allow null, nothing, or a change of the value. */
export function unwrap(outer: z.ZodType): Unwrapped {
  if (outer instanceof z.ZodNullable) return { ...unwrap(outer.unwrap() as z.ZodType), nullable: true }
  if (outer instanceof z.ZodOptional || outer instanceof z.ZodDefault) {
    return { ...unwrap(outer.unwrap() as z.ZodType), optional: true }
  }
  if (outer instanceof z.ZodPipe) return { ...unwrap(outer.in as z.ZodType), whole: outer }
  return { schema: outer, whole: outer, nullable: false, optional: false }
}

export function shapeOf(schema: z.ZodObject): [string, z.ZodType][] {
  return Object.entries(schema.shape) as [string, z.ZodType][]
}

/** The limits of a list. */
export function lengthsOf(schema: z.ZodArray): { min: number; max: number } {
  const checks = (schema.def.checks ?? []).map(
    ({ _zod }) => _zod.def as { minimum?: number; maximum?: number },
  )
  const find = (name: 'minimum' | 'maximum') => checks.find((check) => check[name] !== undefined)?.[name]
  return { min: find('minimum') ?? 0, max: find('maximum') ?? 8 }
}

export type Place = Unwrapped & {
  path: (string | number)[]
  value: unknown
  /** An entry of a record can be left out. */
  isEntry: boolean
}

/** Every value inside of a value, with its schema; not the value itself. */
export function listPlaces(outer: z.ZodType, value: unknown, path: (string | number)[] = []): Place[] {
  const { schema } = unwrap(outer)
  const inside = (key: string | number, of: z.ZodType, isEntry = false): Place[] => {
    const entry = (value as Record<string | number, unknown>)[key]
    if (entry === undefined) return []
    const at = [...path, key]
    return [{ ...unwrap(of), path: at, value: entry, isEntry }, ...listPlaces(of, entry, at)]
  }
  if (value === null || typeof value !== 'object') return []
  if (schema instanceof z.ZodObject) return shapeOf(schema).flatMap(([key, of]) => inside(key, of))
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).flatMap((_, index) => inside(index, schema.element as z.ZodType))
  }
  if (schema instanceof z.ZodRecord) {
    return Object.keys(value).flatMap((key) => inside(key, schema.valueType as z.ZodType, true))
  }
  if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((one) => one.safeParse(value).success)
    return option ? listPlaces(option, value, path) : []
  }
  return []
}

/** An entry of a list with an id of its own; `id` of a text in two languages is Indonesian. */
export function hasId(entry: unknown): entry is { id: string } {
  return typeof entry === 'object' && entry !== null && 'id' in entry && !('en' in entry)
}

/** Every schema without parts of its own, with the names of the fields that lead to it. */
export function leavesOf(outer: z.ZodType, path: string): { path: string; schema: z.ZodType }[] {
  const { schema, whole } = unwrap(outer)
  if (schema instanceof z.ZodObject)
    return shapeOf(schema).flatMap(([key, of]) => leavesOf(of, `${path}.${key}`))
  if (schema instanceof z.ZodArray) return leavesOf(schema.element as z.ZodType, path)
  if (schema instanceof z.ZodRecord) return leavesOf(schema.valueType as z.ZodType, path)
  if (schema instanceof z.ZodUnion)
    return (schema.options as z.ZodType[]).flatMap((option) => leavesOf(option, path))
  return [{ path, schema: whole }]
}
