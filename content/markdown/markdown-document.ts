// A Markdown text as data: what the pages can show, and nothing else.

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
