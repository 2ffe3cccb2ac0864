import type { ReactNode } from 'react'
import type { TextBlock, TextRun } from '#content/markdown/parse-markdown.ts'

type RenderLink = (href: string, content: ReactNode) => ReactNode

type Props = {
  blocks: readonly TextBlock[]
  renderLink: RenderLink
  /** The id of a heading by the position of its block. */
  anchorOf?: (index: number) => string
}

/** By index: the same paragraph may occur twice, and blocks never move. */
export function MarkdownText({ blocks, renderLink, anchorOf }: Props): ReactNode {
  return blocks.map((block, index) => (
    <Block key={index} block={block} renderLink={renderLink} anchor={anchorOf?.(index)} />
  ))
}

type BlockProps = { block: TextBlock; renderLink: RenderLink; anchor: string | undefined }

function Block({ block, renderLink, anchor }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={anchor}>
          <Runs runs={block.runs} renderLink={renderLink} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} renderLink={renderLink} />
        </p>
      )
    case 'list': {
      const items = block.items.map((blocks, index) => (
        <li key={index}>
          <MarkdownText blocks={blocks} renderLink={renderLink} />
        </li>
      ))
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'quote':
      return (
        <blockquote>
          <MarkdownText blocks={block.blocks} renderLink={renderLink} />
        </blockquote>
      )
    case 'rule':
      return <hr />
  }
}

function Runs({ runs, renderLink }: { runs: readonly TextRun[]; renderLink: RenderLink }): ReactNode {
  return runs.map((run, index) => <Run key={index} run={run} renderLink={renderLink} />)
}

function Run({ run, renderLink }: { run: TextRun; renderLink: RenderLink }) {
  let content: ReactNode = run.text
  if (run.code) content = <code>{content}</code>
  if (run.italic) content = <em>{content}</em>
  if (run.bold) content = <strong>{content}</strong>
  return run.href === undefined ? content : renderLink(run.href, content)
}
