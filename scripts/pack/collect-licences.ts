// Licence texts of all production packages and of the fonts, because bundled packages lose their licence files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listShipped } from './shipped-packages.ts'

/** The outlines of server/site/brand/glyphs are made from them, too. */
const FONTS = 'web/kit/fonts'

export function collectLicences(root: string): string {
  const fonts = globSync('OFL-*.txt', { cwd: join(root, FONTS) })
    .sort()
    .map((file) => `===== font ${file}\n\n${readFileSync(join(root, FONTS, file), 'utf8').trim()}\n`)
  const texts = listShipped(root).map(({ folder, name, version }) => {
    const texts = globSync('{LICENSE,LICENCE,license,NOTICE}*', { cwd: join(root, folder) })
      .sort()
      .map((file) => readFileSync(join(root, folder, file), 'utf8').trim())
    return `===== ${name} ${version}\n\n${texts.join('\n\n')}\n`
  })
  return [...texts, ...fonts].join('\n')
}
