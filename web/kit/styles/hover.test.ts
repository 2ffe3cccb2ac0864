// A finger does not hover: what it has touched would keep the look of it.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files are dropped only with a pointer that hovers. */
const DROP_AREA = '&[data-over]'

const sheets = globSync('web/**/*.css').map((name) => [name, readFileSync(name, 'utf8')] as const)

test.each(sheets)('%s: hover styles apply only to devices that hover', (_name, css) => {
  const lines = css.split('\n')
  const around: string[] = []
  lines.forEach((line, index) => {
    if (line.includes('}')) around.pop()
    if (line.includes('{')) around.push(line)
    if (!line.includes(':hover') || lines[index + 1]?.includes(DROP_AREA)) return
    expect(around.join('\n'), line).toContain('@media (hover: hover)')
  })
})
