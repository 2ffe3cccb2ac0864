// A schema that also names every key that it does not know.
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import { isObject } from '#server/platform/kernel/differences.ts'

export type Parsed<Value> = { value: Value } | { issues: readonly SettingsIssue[] }

const ENTRIES_IN_A_TURN = 100

/** Entries of a list are parsed a hundred at a time: a long one would hold the event loop. */
export async function parseStrictly<Value>(schema: z.ZodType<Value>, json: unknown): Promise<Parsed<Value>> {
  const list: z.ZodType = schema
  if (!(list instanceof z.ZodArray) || !Array.isArray(json)) return parseAtOnce(schema, json)
  const entries: unknown[] = []
  for (const [index, entry] of json.entries()) {
    if (index % ENTRIES_IN_A_TURN === 0) await nextTurn()
    const read = parseAtOnce(list.element as z.ZodType, entry)
    // All problems of a file are named at once, also those between its entries.
    if ('issues' in read) return parseAtOnce(schema, json)
    entries.push(read.value)
  }
  const ofList = list.clone({ ...list.def, element: z.any() })
  return parseAtOnce(ofList as unknown as z.ZodType<Value>, entries)
}

export function parseAtOnce<Value>(schema: z.ZodType<Value>, json: unknown): Parsed<Value> {
  const read = schema.safeParse(json)
  if (!read.success) return { issues: read.error.issues as unknown as SettingsIssue[] }
  const issues = unknownKeys(json, read.data, [])
  return issues.length > 0 ? { issues } : { value: read.data }
}

/** Schemas drop the keys that they do not know: what is given and not read is unknown. */
function unknownKeys(given: unknown, read: unknown, path: readonly string[]): SettingsIssue[] {
  if (!isObject(given) || !isObject(read)) return []
  return Object.keys(given).flatMap((key) =>
    Object.hasOwn(read, key)
      ? unknownKeys(given[key], read[key], [...path, key])
      : [{ path: [...path, key], message: 'unknown_key' }],
  )
}
