// The change of a field, in words: for conflicts and the history.
import type { Language } from '#contract/language.ts'
import type { AdminText } from '../text/admin-text.ts'
import { isSame } from './draft/compare.ts'
import { getAt, type Path } from './draft/value-path.ts'

export type Change =
  | { kind: 'value'; before: string; after: string }
  /** A list whose entries were added, removed or moved. */
  | { kind: 'list'; text: string }

type Words = Pick<AdminText, 't' | 'number' | 'language'>

const TEXT_MAX = 140
/** Text before the first difference, so that a long text is shown where it changed. */
const LEAD = 24

export function describeChange(before: unknown, after: unknown, path: Path, words: Words): Change {
  const old = getAt(before, path)
  const next = getAt(after, path)
  if (Array.isArray(old) && Array.isArray(next)) return { kind: 'list', text: listText(old, next, words) }
  const [oldText, nextText] = [valueText(old, words), valueText(next, words)]
  const start = Math.max(0, firstDifference(oldText, nextText) - LEAD)
  const isLong = Math.max(oldText.length, nextText.length) > TEXT_MAX
  return {
    kind: 'value',
    before: isLong ? excerpt(oldText, start) : oldText,
    after: isLong ? excerpt(nextText, start) : nextText,
  }
}

function listText(before: readonly unknown[], after: readonly unknown[], words: Words): string {
  const { t, language } = words
  const names = (entries: readonly unknown[]) =>
    entries.map((entry) => entryName(entry, language) ?? t('adminSettings.entry', { number: '?' })).join(', ')
  const isIn = (list: readonly unknown[], entry: unknown) => list.some((other) => isSameEntry(entry, other))
  const added = after.filter((entry) => !isIn(before, entry))
  const removed = before.filter((entry) => !isIn(after, entry))
  const parts = [
    added.length > 0 && t('adminSettings.entryAdded', { entries: names(added) }),
    removed.length > 0 && t('adminSettings.entryRemoved', { entries: names(removed) }),
  ]
  return parts.filter(Boolean).join(' · ') || t('adminSettings.entriesMoved')
}

function isSameEntry(one: unknown, other: unknown): boolean {
  const [id, otherId] = [getAt(one, ['id']), getAt(other, ['id'])]
  return id !== undefined && otherId !== undefined ? id === otherId : isSame(one, other)
}

const NAMES = ['name', 'label', 'text', 'id', 'method', 'url']

/** The first field that names an entry, in the language of the reader. */
export function entryName(entry: unknown, language: Language): string | null {
  if (typeof entry === 'string') return entry
  for (const key of [...NAMES, language]) {
    const value = getAt(entry, [key])
    const text = typeof value === 'object' ? getAt(value, [language]) : value
    if (typeof text === 'string' && text !== '') return text
  }
  return null
}

function valueText(value: unknown, words: Words): string {
  const { t, number, language } = words
  if (value === null || value === undefined || value === '') return t('adminSettings.empty')
  if (typeof value === 'boolean') return t(value ? 'adminSettings.on' : 'adminSettings.off')
  if (Array.isArray(value)) return t('admin.entries', { count: number(value.length) })
  if (typeof value !== 'object') return String(value)
  const both = getAt(value, [language])
  if (typeof both === 'string') return both
  return Object.values(value)
    .map((part) => valueText(part, words))
    .join(' · ')
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function excerpt(text: string, start: number): string {
  const end = start + TEXT_MAX
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
