// The beginning of a Markdown text as one plain line, for lists, search engines, feeds and notices.
import { fillPlaceholders, type LegalPlaceholders } from './fill-placeholders.ts'
import { parseMarkdown, type TextBlock } from './parse-markdown.ts'

const MAX_LENGTH = 160

export function summaryOf(markdown: string, values: LegalPlaceholders): string {
  const text = fillPlaceholders(markdown, values)
  const { title, blocks } = parseMarkdown(text)
  // A heading of the first level names the whole text.
  const first = title === null || /^\s*# /.test(text) ? [] : [asHeading(title)]
  const words = [...first, ...blocks.flatMap(textsOf)].join(' ')
  const line = words.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_LENGTH) return line
  const cut = line.slice(0, MAX_LENGTH - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}

function textsOf(block: TextBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [asSentence(block.runs.map(({ text }) => text).join(''))]
    case 'list':
      return block.items.flat().flatMap(textsOf)
    case 'quote':
      return block.blocks.flatMap(textsOf)
    case 'heading':
      return [asHeading(block.runs.map(({ text }) => text).join(''))]
    default:
      return []
  }
}

/** The text below a heading may mean the opposite without it: "What stays: Your tiers." */
function asHeading(text: string): string {
  return text.trim().replace(/[\p{L}\p{N}%+]$/u, '$&:')
}

/** Items of a list seldom end in a stop; joined without one they would run into each other. */
function asSentence(text: string): string {
  return text.trim().replace(/[\p{L}\p{N}%+]["'”’)]*$/u, '$&.')
}
