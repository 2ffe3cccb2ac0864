// A page carries only the groups of texts that web/pages.ts lists for it: it may use no other.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { readImports } from '#tests/support/imports.ts'
import type { PublicPage } from '#web/define-page.ts'
import { withoutMenuTexts } from '#web/kit/layout/menu-links.ts'
import { createPageFiles } from '#web/page-files.ts'
import { groupsOf, textsOf } from '#web/page-texts.ts'
import { layoutOf, publicPages } from '#web/pages.ts'

const filesOf = await createPageFiles()
const PAGES = (Object.keys(publicPages) as PublicPage[]).filter((page) => publicPages[page].component)
const GROUPS: Record<string, Readonly<Record<string, string>>> = en
const importsOf = Map.groupBy(
  readImports().filter(
    ({ from, to, typeOnly }) => !typeOnly && from.startsWith('web/') && to.startsWith('web/'),
  ),
  ({ from }) => from,
)

function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const { to } of importsOf.get(file) ?? []) reach(to, found)
  return found
}

/** Also the start of a key that is completed at run time: `payment.status${…}`. */
function usedGroups(page: PublicPage): string[] {
  const files = filesOf({ layout: layoutOf(page, 'en'), page }).flatMap((file) => [...reach(file)])
  const keys = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"`](\w+)\.(\w*)(\$\{)?/g)])
    .filter(([, group = '', name = '', isCompletedLater]) =>
      Object.keys(GROUPS[group] ?? {}).some((key) =>
        isCompletedLater ? key.startsWith(name) : key === name,
      ),
    )
  return [...new Set(keys.map(([, group = '']) => group))].sort()
}

test.each(PAGES)('%s lists the groups that its files use, and no other', (page) => {
  expect([...new Set(groupsOf(page))].sort()).toEqual(usedGroups(page))
})

test('no page shows a text that only the menus carry', () => {
  const carried = withoutMenuTexts({ shell: en.shell }).shell
  const shown = globSync('web/{kit,pages}/**/*.{ts,tsx}').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/['"`]shell\.(\w+)|\bparent="(\w+)"/g),
      ([, key, parent]) => key ?? parent ?? '',
    ),
  )
  expect(shown).toEqual(expect.arrayContaining(['tryAgain', 'leaderboard']))
  expect(shown.filter((key) => key in en.shell && !(key in carried))).toEqual([])
})

test("own sentences replace those of the page's groups only", () => {
  const own = { 'shell.playNow': 'Gas!', 'store.title': 'Warung', 'shell.unknown': 'no text of ours' }
  const texts = textsOf('vote', 'id', own)

  expect(texts).toEqual({ shell: { ...id.shell, playNow: 'Gas!' }, vote: id.vote })
})

test('admin pages carry no text of the public site', () => {
  expect(textsOf('admin-home', 'en', {})).toEqual({})
})
