// npm --prefix art run icons: writes web/kit/ui/icons.svg, a sprite of the icons in use, from lucide-static.
import { readFileSync, writeFileSync } from 'node:fs'
import { ICON_NAMES } from '../web/kit/ui/icon-names.ts'

const symbols = ICON_NAMES.map((name) => {
  const svg = readFileSync(`art/node_modules/lucide-static/icons/${name}.svg`, 'utf8')
  const inner = svg.replace(/<!--[\s\S]*?-->/g, '').replace(/^[\s\S]*?<svg[\s\S]*?>|<\/svg>\s*$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/\s+/g, ' ').replaceAll('> <', '><').trim()}</symbol>`
})
writeFileSync(
  'web/kit/ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
