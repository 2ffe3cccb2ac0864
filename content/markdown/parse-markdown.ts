// Markdown of the owner to data for React. Raw HTML, pictures and tables are no rules of this parser, so they stay
// text. Runs on the server, and in the preview of the console; never in the browser of a visitor.
import MarkdownIt, { type Token } from 'markdown-it'

/** A piece of text in one style. A line feed is a line break. */
export type TextRun = { text: string; bold?: true; italic?: true; code?: true; href?: string }

export type TextBlock =
  | { kind: 'heading'; level: 2 | 3; runs: TextRun[] }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; start: number | null; items: TextBlock[][] }
  | { kind: 'quote'; blocks: TextBlock[] }
  | { kind: 'rule' }

export type MarkdownDocument = {
  /** The first heading, if the text begins with one. */
  title: string | null
  blocks: TextBlock[]
}

const RULES = ['heading', 'list', 'blockquote', 'hr', 'newline', 'escape', 'backticks', 'emphasis', 'link']

/** Web addresses, mail addresses and paths of this site. */
const ALLOWED_LINK = /^(?:https?:\/\/[^/]|mailto:[^/]|\/(?![/\\]))/i

const parser = new MarkdownIt('zero').enable([...RULES, 'autolink', 'entity'])
// A link to anything else stays text.
parser.validateLink = (url) => ALLOWED_LINK.test(url)

export function parseMarkdown(source: string): MarkdownDocument {
  const tokens = parser.parse(source, {})
  const hasTitle = tokens[0]?.type === 'heading_open'
  const title = hasTitle ? plainText(toRuns(tokens[1]?.children ?? [])) : null
  const reader = { tokens, at: hasTitle ? 3 : 0 }
  return { title, blocks: readBlocks(reader) }
}

/** Below a title of its own: a heading at the start that says something else is part of the text. */
export function blocksBelow(title: string, { title: heading, blocks }: MarkdownDocument): TextBlock[] {
  if (heading === null || heading === title) return blocks
  return [{ kind: 'heading', level: 2, runs: [{ text: heading }] }, ...blocks]
}

type Reader = { tokens: readonly Token[]; at: number }

/** Up to the token that closes what was opened before. */
function readBlocks(reader: Reader): TextBlock[] {
  const blocks: TextBlock[] = []
  for (;;) {
    const token = reader.tokens[reader.at]
    reader.at += 1
    if (!token || token.nesting < 0) return blocks
    blocks.push(readBlock(reader, token))
  }
}

function readBlock(reader: Reader, { type, tag, attrs }: Token): TextBlock {
  switch (type) {
    case 'heading_open':
      return { kind: 'heading', level: tag === 'h1' || tag === 'h2' ? 2 : 3, runs: readInline(reader) }
    case 'bullet_list_open':
      return { kind: 'list', start: null, items: readItems(reader) }
    case 'ordered_list_open':
      return { kind: 'list', start: Number(attribute(attrs, 'start') ?? 1), items: readItems(reader) }
    case 'blockquote_open':
      return { kind: 'quote', blocks: readBlocks(reader) }
    case 'hr':
      return { kind: 'rule' }
    default:
      return { kind: 'paragraph', runs: readInline(reader) }
  }
}

function readItems(reader: Reader): TextBlock[][] {
  const items: TextBlock[][] = []
  while (reader.tokens[reader.at]?.type === 'list_item_open') {
    reader.at += 1
    items.push(readBlocks(reader))
  }
  reader.at += 1
  return items
}

/** The content of a heading or a paragraph, and its closing token. */
function readInline(reader: Reader): TextRun[] {
  const runs = toRuns(reader.tokens[reader.at]?.children ?? [])
  reader.at += 2
  return runs
}

function toRuns(tokens: readonly Token[]): TextRun[] {
  const runs: TextRun[] = []
  let bold = 0
  let italic = 0
  let href: string | undefined
  for (const { type, nesting, content, attrs } of tokens) {
    if (type.startsWith('strong_')) bold += nesting
    else if (type.startsWith('em_')) italic += nesting
    else if (type === 'link_open') href = attribute(attrs, 'href')
    else if (type === 'link_close') href = undefined
    else {
      const text = type === 'softbreak' ? ' ' : type === 'hardbreak' ? '\n' : content
      const isCode = type === 'code_inline'
      if (text !== '')
        runs.push({
          text,
          ...(bold > 0 && { bold: true as const }),
          ...(italic > 0 && { italic: true as const }),
          ...(isCode && { code: true as const }),
          ...(href !== undefined && { href }),
        })
    }
  }
  return runs
}

function attribute(attrs: Token['attrs'], wanted: string): string | undefined {
  const value = attrs?.find(([name]) => name === wanted)?.[1]
  return value === undefined ? undefined : String(value)
}

function plainText(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('')
}
