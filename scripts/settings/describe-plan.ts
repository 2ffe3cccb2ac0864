// What an import refuses or changes, as lines of a terminal.
import type { SectionChange, SectionProblem } from '#server/platform/settings/settings-import.service.ts'

const SHOWN_CHARACTERS = 70

export function describeImportProblems(problems: readonly SectionProblem[]): string {
  const lines = problems.map(
    ({ section, path, text }) => `  ${path ? `${section}.${path}` : section}: ${text}`,
  )
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return [`${count}, nothing saved:`, ...lines].join('\n')
}

/** Each path with its value before and after. */
export function describeChange({ section, version, before, after, paths }: SectionChange): string[] {
  const lines = paths.map((path) => `  ${path}: ${show(at(before, path))} → ${show(at(after, path))}`)
  return [`${section} (version ${version} → ${version + 1})`, ...lines]
}

function at(value: unknown, path: string): unknown {
  if (path === 'value') return value
  // Keys of texts contain dots, so the longest key that fits is taken.
  const names = path.split('.')
  for (let length = names.length; length > 0; length -= 1) {
    const name = names.slice(0, length).join('.')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) continue
    const found = (value as Record<string, unknown>)[name]
    return length === names.length ? found : at(found, names.slice(length).join('.'))
  }
  return undefined
}

function show(value: unknown): string {
  if (value === undefined) return '(none)'
  const characters = Array.from(JSON.stringify(value))
  if (characters.length <= SHOWN_CHARACTERS) return characters.join('')
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}…`
}
