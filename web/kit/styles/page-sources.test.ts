// A page has the utilities of its own files only: a file that its sheet does not name would have no style.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /(?:from|import\()\s*'([^']+\.tsx?)'/g

/** The files that a page shows, without those of the kit, whose utilities are in the sheet of the site. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const imported = name.startsWith('#') ? name.slice(1) : join(dirname(file), name)
    if (imported.startsWith('web/pages') && existsSync(imported)) filesOf(imported, found)
  }
  return found
}

/** The files that a sheet takes its utilities from. */
function sourcesOf(sheet: string): Set<string> {
  const css = readFileSync(sheet, 'utf8')
  const list = (pattern: string) =>
    globSync(join(dirname(sheet), pattern)).flatMap((path) =>
      path.endsWith('.tsx') ? [path] : globSync(`${path}/**/*.tsx`),
    )
  const named = (form: RegExp) => [...css.matchAll(form)].flatMap(([, pattern = '']) => list(pattern))
  const left = new Set(named(/@source not "([^"]+)"/g))
  return new Set(named(/(?:@source |source\()"([^"]+)"/g).filter((file) => !left.has(file)))
}

test.each(globSync('web/pages/**/*.page.tsx'))(
  '%s names each of its files in a sheet of utilities',
  (page) => {
    const sheets = [...readFileSync(page, 'utf8').matchAll(/import '(.+\.utilities\.css)'/g)]
    const sources = new Set(sheets.flatMap(([, name = '']) => [...sourcesOf(join(dirname(page), name))]))
    expect([...filesOf(page)].filter((file) => file.endsWith('.tsx') && !sources.has(file))).toEqual([])
  },
)
