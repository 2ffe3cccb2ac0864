// Licence texts of all production packages and of the fonts, because bundled packages lose their licence files.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The outlines of server/site/brand/glyphs are made from them, too. */
const FONTS = 'web/kit/fonts'

type Locked = Record<string, { dev?: boolean; devOptional?: boolean; version?: string }>

export function collectLicences(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Locked
  }
  const fonts = globSync('OFL-*.txt', { cwd: join(root, FONTS) })
    .sort()
    .map((file) => `===== font ${file}\n\n${readFileSync(join(root, FONTS, file), 'utf8').trim()}\n`)
  const texts = Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .filter(([folder]) => existsSync(join(root, folder)) && !/\/node-(linux|win)-/.test(folder))
    .map(([folder, { version = '' }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const texts = globSync('{LICENSE,LICENCE,license,NOTICE}*', { cwd: join(root, folder) })
        .sort()
        .map((file) => readFileSync(join(root, folder, file), 'utf8').trim())
      return `===== ${name} ${version}\n\n${texts.join('\n\n')}\n`
    })
  return [...texts, ...fonts].join('\n')
}
