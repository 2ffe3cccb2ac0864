// Commands of docs/install.md, so that tests run the documented ones.
import { readFileSync } from 'node:fs'

/** The lines of the blocks marked `sh server` below a heading, in their order. */
export function serverCommands(heading: string): string[] {
  const text = readFileSync('docs/install.md', 'utf8')
  const level = /^#+/.exec(heading)?.[0].length ?? 0
  const begin = text.indexOf(`\n${heading}\n`)
  if (begin < 0) throw new Error(`docs/install.md has no heading "${heading}"`)
  const rest = text.slice(begin + heading.length + 2)
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'))
  const section = end < 0 ? rest : rest.slice(0, end)
  return [...section.matchAll(/^```sh server\n([\s\S]*?)^```$/gm)].flatMap(([, lines = '']) =>
    lines.trimEnd().split('\n'),
  )
}
