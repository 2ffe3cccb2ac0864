// A schema that also names every key that it does not know.
import type * as z from 'zod'
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import { isObject } from '#server/platform/kernel/differences.ts'

type Parsed<Value> = { value: Value } | { issues: readonly SettingsIssue[] }

export function parseStrictly<Value>(schema: z.ZodType<Value>, json: unknown): Parsed<Value> {
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
