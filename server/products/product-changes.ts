// One line of the audit log about the changes of an edit.
import type { Command } from '#server/database/commands.ts'
import type { ProductFields } from './product.repository.ts'

const FIELDS = [
  ['name', 'name'],
  ['price', 'price'],
  ['image_url', 'image'],
  ['description', 'description'],
  ['description_id', 'Indonesian description'],
  ['commands', 'commands'],
  ['sort_id', 'sort order'],
] as const

const VALUE_MAX_LENGTH = 80

/** Null when nothing changed. */
export function describeChanges(before: ProductFields, after: ProductFields): string | null {
  const changes = FIELDS.flatMap(([field, label]) => {
    const [old, now] = [toText(before[field]), toText(after[field])]
    return old === now ? [] : [`${label}: ${short(old)} → ${short(now)}`]
  })
  return changes.length > 0 ? changes.join('; ') : null
}

function toText(value: string | number | readonly (string | Command)[]): string {
  if (!Array.isArray(value)) return String(value)
  return value.map((entry) => (typeof entry === 'string' ? entry : commandText(entry))).join(' / ')
}

function commandText({ text, server, waitOnline }: Command): string {
  return [text, ...(server ? [`(${server})`] : []), ...(waitOnline ? ['(when online)'] : [])].join(' ')
}

function short(text: string): string {
  if (text === '') return '(empty)'
  const characters = Array.from(text)
  return characters.length <= VALUE_MAX_LENGTH
    ? text
    : `${characters.slice(0, VALUE_MAX_LENGTH - 1).join('')}…`
}
