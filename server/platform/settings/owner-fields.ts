// Commands run with full rights on the game servers, and passwords are sent to their addresses: other roles leave both as they are.
import { isDeepStrictEqual } from 'node:util'
import { OWNER_FIELDS } from '#contract/permissions.ts'
import type { Section } from '#contract/settings/sections.schema.ts'

/** Whether the new value has only addresses, ids and commands that the replaced one has. */
export function keepsOwnerFields(section: Section, before: unknown, after: unknown): boolean {
  return (OWNER_FIELDS[section] ?? []).every((field) => {
    const [known, wanted] = [before, after].map((value) => valuesAt(value, field.split('.')))
    // By position, so that no server changes its place.
    if (section === 'servers') return isDeepStrictEqual(known, wanted)
    // A vote site may have moved or lost its commands.
    return wanted?.every((list) => isEmpty(list) || known?.some((one) => isDeepStrictEqual(one, list)))
  })
}

function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value]
  if (key === '*') return (value as unknown[]).flatMap((entry) => valuesAt(entry, rest))
  return valuesAt((value as Record<string, unknown>)[key], rest)
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0
}
