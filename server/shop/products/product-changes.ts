// One line of the audit log about the changes of an edit.
import type { Command } from '#server/platform/database/commands.ts'
import type { ProductFields } from './product.repository.ts'

const FIELDS = [
  ['name', 'name'],
  ['price', 'price'],
  ['image_url', 'image'],
  ['description', 'description'],
  ['description_id', 'Indonesian description'],
  ['name_id', 'Indonesian name'],
  ['commands', 'commands'],
  ['refundCommands', 'commands on refund'],
  ['visible', 'in the store'],
  ['available_from', 'available from'],
  ['available_until', 'available until'],
  ['category', 'category'],
  ['sale_price', 'sale price'],
  ['sale_from', 'sale from'],
  ['sale_until', 'sale until'],
  ['limit', 'limit per player'],
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

function toText(value: ProductFields[(typeof FIELDS)[number][0]]): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  if ('count' in value) return `${value.count} per ${value.period}`
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
