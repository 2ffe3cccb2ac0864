// Words in double braces of a text of the owner: `{{name}}`, `{{site}}`, `{{discord}}`.

/** Null: the owner has no such place. */
export type LegalPlaceholders = Record<'name' | 'site' | 'discord', string | null>

export const LEGAL_PLACEHOLDERS = ['name', 'site', 'discord'] as const satisfies (keyof LegalPlaceholders)[]

const MARKDOWN_PUNCTUATION = /[!-/:-@[-`{-~]/g
const LINK_TO_PLACEHOLDER = /\[([^[\]]*)\]\(\{\{(\w+)\}\}\)/g
const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** Values are text, never Markdown. A link to a place that the owner does not have becomes its words; unknown names stay. */
export function fillPlaceholders(markdown: string, values: LegalPlaceholders): string {
  const find = (name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof LegalPlaceholders] : undefined
  return markdown
    .replace(LINK_TO_PLACEHOLDER, (link, words: string, name: string) => (find(name) === null ? words : link))
    .replace(PLACEHOLDER, (word, name: string) => {
      const value = find(name)
      return value === undefined ? word : (value ?? '').replace(MARKDOWN_PUNCTUATION, '\\$&')
    })
}
