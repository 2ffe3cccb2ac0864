// The parts of a sentence that the site fills in: `{{count}}` in the dictionary, `{number}` where an owner edits it.
import { fillText } from '#content/locales/fill-text.ts'
import { PART_NAMES } from '#content/locales/part-names.ts'
import type { Language } from '#contract/language.ts'

const PART = /\{\{(\w+)\}\}/g

export function partName(part: string, language: Language): string {
  return PART_NAMES[part]?.[language] ?? part
}

/** Plain words and parts in turn: the parts are at odd indexes. */
export function splitParts(text: string): string[] {
  return text.split(PART)
}

export function toEdited(text: string, language: Language): string {
  return text.replace(PART, (_, part: string) => `{${partName(part, language)}}`)
}

/** Braces with the name of one of the parts stand for it; other braces stay as they were typed. */
export function toStored(edited: string, parts: readonly string[], language: Language): string {
  return edited.replace(/(?<!\{)\{([^{}]+)\}(?!\})/g, (typed, name: string) => {
    const part = parts.find((one) => partName(one, language) === name.trim().toLowerCase())
    return part ? `{{${part}}}` : typed
  })
}

/** The rendered sentence of `before` with the words of `next`; null where the two do not match. */
export function refill(before: string, rendered: string, next: string): string | null {
  const match = patternOf(before).exec(rendered)
  return match && fillText(next, match.groups ?? {})
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** `{{count}} [world|worlds]` matches "4 worlds". */
function patternOf(text: string): RegExp {
  const seen = new Set<string>()
  const source = text
    .split(/(\{\{\w+\}\}| \[[^|\]]*\|[^\]]*\])/)
    .map((piece) => {
      const part = /^\{\{(\w+)\}\}$/.exec(piece)?.[1]
      const words = /^ \[([^|\]]*)\|([^\]]*)\]$/.exec(piece)
      if (words) return ` (?:${escaped(words[1] ?? '')}|${escaped(words[2] ?? '')})`
      if (part === undefined) return escaped(piece)
      if (seen.has(part)) return `\\k<${part}>`
      seen.add(part)
      return `(?<${part}>.*)`
    })
    .join('')
  return new RegExp(`^${source}$`, 's')
}
